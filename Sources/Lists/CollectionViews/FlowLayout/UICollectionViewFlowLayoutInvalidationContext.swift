// SPDX-License-Identifier: Apache-2.0

/// An invalidation context that specifies the parts of a flow layout to compute again.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether the application explicitly set ``invalidateFlowLayoutDelegateMetrics``, and to `true`.
  private(set) var asksDelegate = false

  /// Whether the delegate is queried again for sizes and spacings.
  ///
  /// Differs from UIKit: while only the content offset changes, it is not, unless this is set to `true`.
  open var invalidateFlowLayoutDelegateMetrics = true {
    didSet { asksDelegate = invalidateFlowLayoutDelegateMetrics }
  }

  /// Whether lines are broken again.
  open var invalidateFlowLayoutAttributes = true
}
