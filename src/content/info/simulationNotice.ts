/** After every success message of a trial: nothing was really booked. */
export const simulationNotice = '체험용 화면입니다. 실제로 접수·결제되지 않습니다.'
