// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// A supplementary or decoration view that notes each hook that is called.
final class HookedReusableView: UICollectionReusableView {
  override func prepareForReuse() {
    HookLog.note(.prepareForReuse)
    super.prepareForReuse()
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    HookLog.note(.apply)
    super.apply(layoutAttributes)
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    HookLog.note(.preferredAttributes)
    return super.preferredLayoutAttributesFitting(layoutAttributes)
  }

  override func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {
    HookLog.note(.willTransition)
    super.willTransition(from: oldLayout, to: newLayout)
  }

  override func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {
    HookLog.note(.didTransition)
    super.didTransition(from: oldLayout, to: newLayout)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    HookLog.note(.sizeThatFits)
    return super.sizeThatFits(size)
  }

  override var intrinsicContentSize: CGSize {
    HookLog.note(.intrinsicContentSize)
    return super.intrinsicContentSize
  }

  override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    HookLog.note(.fitting)
    return super.systemLayoutSizeFitting(targetSize)
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    HookLog.note(.fittingByPriority)
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }

  override func alignmentRect(forFrame frame: CGRect) -> CGRect {
    HookLog.note(.alignmentRect)
    return super.alignmentRect(forFrame: frame)
  }

  override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    HookLog.note(.frameOfAlignmentRect)
    return super.frame(forAlignmentRect: alignmentRect)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    HookLog.note(.pointInside)
    return super.point(inside: point, with: event)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    HookLog.note(.hitTest)
    return super.hitTest(point, with: event)
  }

  override func layoutMarginsDidChange() {
    HookLog.note(.layoutMargins)
    super.layoutMarginsDidChange()
  }

  override func safeAreaInsetsDidChange() {
    HookLog.note(.safeAreaInsets)
    super.safeAreaInsetsDidChange()
  }

  override func tintColorDidChange() {
    HookLog.note(.tintColor)
    super.tintColorDidChange()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    HookLog.note(.traits)
    super.traitCollectionDidChange(previousTraitCollection)
  }

  override func updateConstraints() {
    HookLog.note(.updateConstraints)
    super.updateConstraints()
  }

  override func layoutSubviews() {
    HookLog.note(.layoutSubviews)
    super.layoutSubviews()
  }

  override func willMove(toSuperview newSuperview: UIView?) {
    HookLog.note(.willMoveToSuperview)
    super.willMove(toSuperview: newSuperview)
  }

  override func didMoveToSuperview() {
    HookLog.note(.didMoveToSuperview)
    super.didMoveToSuperview()
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    HookLog.note(.willMoveToWindow)
    super.willMove(toWindow: newWindow)
  }

  override func didMoveToWindow() {
    HookLog.note(.didMoveToWindow)
    super.didMoveToWindow()
  }
}
