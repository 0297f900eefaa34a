/** Follows every success message while the services are simulated: no parent may believe that a car is coming. */
export const simulationNotice = '체험용 화면입니다. 실제로 접수·결제되지 않습니다.'
