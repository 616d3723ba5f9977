// SPDX-License-Identifier: Apache-2.0

/// What a flow layout is to calculate again.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether the application decided about the delegate.
  private(set) var asksDelegate = false

  /// Whether the delegate is asked for sizes and spacings again.
  ///
  /// Differs from UIKit: while only the content offset changes, not unless it is set to true.
  open var invalidateFlowLayoutDelegateMetrics = true {
    didSet { asksDelegate = invalidateFlowLayoutDelegateMetrics }
  }

  /// Whether lines are broken again.
  open var invalidateFlowLayoutAttributes = true
}
