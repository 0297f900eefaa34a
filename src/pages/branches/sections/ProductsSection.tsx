import { picture } from '@/content/pictures'
import { Picture } from '@/ui/Picture'
import { DetailSection } from './DetailSection'
import styles from './ProductsSection.module.css'

/** Nothing is sold at branches yet (specification 1, section 2). */
export function ProductsSection() {
  return (
    <DetailSection tab="products">
      <div className={`${styles.empty} p-6-5 row-4 rounded-card on-sunken`}>
        <Picture picture={picture('icon-gift')} alt="" />
        <div>
          <p className="text-18 bold">준비 중인 상품입니다.</p>
          <p className="muted">준비가 끝나면 이곳에서 가장 먼저 보여 드릴게요.</p>
        </div>
      </div>
    </DetailSection>
  )
}
