import { consentVersions } from '@/domain/legal/consentVersions'
import type { LegalText } from '@/domain/legal/legalText'
import { keptPeriod } from '@/domain/legal/retention'
import { company } from '../company'
import { keptOnDevice } from './keptOnDevice'
import { privacyTables } from './privacyTables'

/** Privacy policy. True to what the site really keeps; raise the version with every change, sign-up records it. */
export const privacy: LegalText = {
  title: '개인정보처리방침',
  version: consentVersions.vPp,
  effectiveDay: '2026-11-22',
  intro:
    '어떤 정보가 어디에 얼마나 남고 누가 보는지 사실대로 적었습니다. 회원의 정보와 예약은 서울에 있는 데이터베이스에 저장되고, 회원이 아닌 분이 체험으로 담은 예약과 주문은 지금 쓰는 기기에만 남습니다.',
  sections: [
    {
      id: 'summary',
      heading: '1. 한눈에 보기',
      items: [
        '회원의 프로필, 자녀, 예약, 주문, 충전금, 알림은 서울에 있는 데이터베이스에 저장됩니다.',
        '휴대폰 인증과 로그인은 미국의 Google LLC가 대신 처리합니다.',
        '픽업 신청과 지점 제안은 회원이 아니어도 저장되어 아지트가 봅니다.',
        '회원이 아닌 분의 자녀 정보, 장바구니, 체험 예약은 지금 쓰는 기기의 브라우저에만 남습니다.',
        '광고용 쿠키나 방문 분석 도구를 쓰지 않습니다.',
      ],
    },
    {
      id: 'purpose',
      heading: '2. 저장하는 정보와 목적, 기간',
      paragraphs: [
        '아래 내용은 Google Cloud의 서울 리전에 있는 데이터베이스(Cloud Firestore)에 저장됩니다. 기간이 지난 것은 달마다 찾아 지웁니다.',
      ],
      table: privacyTables.stored,
    },
    {
      id: 'who',
      heading: '3. 누가 보나요',
      items: [
        '보호자 본인: 자신의 프로필, 자녀, 예약, 주문, 충전금, 이용권과 자신이 보낸 알림. 다른 보호자의 것은 볼 수 없습니다.',
        '아지트의 선생님과 관리자: 픽업과 돌봄에 필요한 예약, 아이의 정보(알레르기, 돌봄 메모, 데려갈 수 있는 분 포함), 보호자의 전화번호, 알림, 주문과 충전금, 픽업 신청, 지점 제안.',
        '픽업할 때의 암호는 보호자와 아지트만 봅니다. 캘린더 파일이나 공유하는 글에는 넣지 않습니다.',
        '인쇄하거나 내려받는 픽업 목록에는 전화번호, 암호, 돌봄 메모가 들어가지 않습니다.',
      ],
    },
    {
      id: 'device',
      heading: '4. 이 기기에 남는 정보와 보관 기간',
      paragraphs: [
        '아래 내용은 브라우저의 저장소에만 있습니다. 로그아웃하면 계정에 관한 것은 모두 지워지고, 회원이 아닐 때 적은 자녀 정보는 남습니다. 여럿이 쓰는 컴퓨터에서는 이용을 마친 뒤 꼭 모두 지워 주세요.',
      ],
      table: {
        caption: '이 기기에 남는 정보',
        head: ['내용', '저장 이름', '보관 기간'],
        rows: keptOnDevice.map(({ what, names, until }) => [what, names.join(', '), until]),
      },
    },
    {
      id: 'health',
      heading: '5. 알레르기와 돌봄 메모는 따로 다룹니다',
      paragraphs: [
        '알레르기와 돌봄 메모는 건강에 관한 민감정보여서, 회원은 자녀마다 따로 동의한 경우에만 저장합니다. 동의하지 않아도 모든 기능을 쓸 수 있고, 동의를 거두면 저장된 내용을 지웁니다.',
        '아지트의 선생님이 아이를 안전하게 돌보고 간식을 고르는 데에만 씁니다. 기기에 기억하지 않고, 기록이나 캘린더 파일, 인쇄물에도 넣지 않습니다. 회원이 아닌 분이 적은 알레르기는 그 기기 밖으로 나가지 않습니다.',
      ],
    },
    {
      id: 'child',
      heading: '6. 아이와 데려갈 수 있는 분의 정보',
      paragraphs: [
        '아이의 정보는 법정대리인인 보호자가 직접 적고, 언제든 고치거나 지울 수 있습니다. 아이가 스스로 가입하거나 정보를 적는 화면은 없습니다.',
        '아이를 데려갈 수 있는 분의 이름과 연락처는 그분의 동의를 받고 적어 주세요. 아이를 안전하게 넘겨드리는 데에만 씁니다.',
      ],
    },
    {
      id: 'outside',
      heading: '7. 밖으로 나가는 통신과 국외 처리',
      table: privacyTables.outside,
      paragraphs: [
        '국외에서 처리되는 것을 원하지 않으시면 회원가입을 하지 않고 전화로 예약하실 수 있습니다. 카카오톡 채널, 앱 마켓, 길찾기 링크를 누르면 그 회사의 사이트로 옮겨 가며 그곳의 방침을 따릅니다.',
      ],
    },
    {
      id: 'share',
      heading: '8. 제3자 제공과 처리 위탁',
      paragraphs: [
        '회사는 개인정보를 누구에게도 제공하거나 팔지 않습니다. 저장과 인증은 Google LLC에 맡깁니다(7번의 표). 소셜 계정을 연결하면 그 계정의 식별자와, 그 회사가 함께 보내는 이름·이메일·프로필 사진 주소를 Google의 인증 서비스가 보관합니다. 아지트는 이 가운데 어떤 것도 쓰지 않습니다.',
      ],
    },
    {
      id: 'erase',
      heading: '9. 지우는 방법',
      items: [
        '프로필 화면의 「회원 탈퇴」를 누르면 프로필과 자녀 정보, 로그인 계정이 바로 지워집니다.',
        `탈퇴해도 픽업 예약과 알림, 프로그램 예약은 ${keptPeriod('ride')}, 주문과 충전금 내역, 이용권은 전자상거래법에 따라 ${keptPeriod('order')} 동안 남습니다. 다가오는 예약, 입금 대기 중인 주문, 남은 충전금이나 미납금이 있으면 먼저 정리해 주세요.`,
        '「로그아웃」을 누르면 이 기기에서 계정에 관한 내용과 장바구니, 작성 중인 내용이 지워집니다.',
        '「이 기기의 데이터 모두 삭제」를 누르면 4번 표의 내용이 모두 지워집니다. 지운 내용은 되살릴 수 없습니다.',
        `픽업 신청이나 지점 제안을 먼저 지우고 싶으시면 ${company.email}로 알려 주세요.`,
      ],
    },
    {
      id: 'rights',
      heading: '10. 보호자의 권리',
      paragraphs: [
        `자신과 아이의 정보를 열람하고, 고치고, 지우고, 처리를 멈추라고 요구할 수 있습니다. 대부분은 화면에서 바로 하실 수 있고, 궁금한 점은 ${company.email}로 알려 주세요.`,
        '동의하지 않으실 수도 있습니다. 마케팅 정보 수신이나 건강 정보에 동의하지 않아도 모든 서비스를 그대로 쓸 수 있습니다.',
      ],
    },
    {
      id: 'safety',
      heading: '11. 안전하게 지키는 방법',
      items: [
        '모든 통신은 암호화된 주소(HTTPS)로 이루어집니다.',
        '누가 무엇을 읽고 쓸 수 있는지는 데이터베이스의 보안 규칙이 요청마다 확인합니다.',
        '정해진 곳 밖의 스크립트가 실행되지 않도록 보안 정책을 적용합니다.',
        '이름, 전화번호, 주소를 기록(로그)에 남기지 않습니다.',
      ],
    },
    {
      id: 'officer',
      heading: '12. 개인정보 보호책임자와 도움받을 곳',
      items: [
        `개인정보 보호책임자(예시): ${company.privacyOfficer} · ${company.phone} · ${company.email}`,
        '개인정보분쟁조정위원회: 1833-6972 (www.kopico.go.kr)',
        '개인정보침해신고센터: 118 (privacy.kisa.or.kr)',
      ],
    },
    {
      id: 'change',
      heading: '13. 방침의 변경',
      paragraphs: [
        '방침이 바뀌면 시행일 7일 전부터 공지사항에 알리고, 버전 번호를 새로 붙입니다. 보호자의 권리에 중요한 변경은 30일 전부터 알립니다.',
      ],
    },
  ],
}
