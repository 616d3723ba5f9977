// SPDX-License-Identifier: Apache-2.0

/// An invalidation context that specifies the parts of a flow layout to compute again.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether the application explicitly set ``invalidateFlowLayoutDelegateMetrics``, and to `true`.
  private(set) var asksDelegate = false

  /// Whether the delegate is queried again for sizes and spacings; `true` by default.
  ///
  /// Differs from UIKit: while only the content offset changes, the delegate is not queried again unless this
  /// property is explicitly set to `true`.
  open var invalidateFlowLayoutDelegateMetrics = true {
    didSet { asksDelegate = invalidateFlowLayoutDelegateMetrics }
  }

  /// Whether lines are broken again.
  open var invalidateFlowLayoutAttributes = true
}
