// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// A view that records each called hook.
final class HookedView: UIView {
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    HookLog.record(.sizeThatFits)
    return super.sizeThatFits(size)
  }

  override var intrinsicContentSize: CGSize {
    HookLog.record(.intrinsicContentSize)
    return super.intrinsicContentSize
  }

  override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    HookLog.record(.fitting)
    return super.systemLayoutSizeFitting(targetSize)
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    HookLog.record(.fittingByPriority)
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }

  override func alignmentRect(forFrame frame: CGRect) -> CGRect {
    HookLog.record(.alignmentRect)
    return super.alignmentRect(forFrame: frame)
  }

  override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    HookLog.record(.frameOfAlignmentRect)
    return super.frame(forAlignmentRect: alignmentRect)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    HookLog.record(.pointInside)
    return super.point(inside: point, with: event)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    HookLog.record(.hitTest)
    return super.hitTest(point, with: event)
  }

  override func layoutMarginsDidChange() {
    HookLog.record(.layoutMargins)
    super.layoutMarginsDidChange()
  }

  override func safeAreaInsetsDidChange() {
    HookLog.record(.safeAreaInsets)
    super.safeAreaInsetsDidChange()
  }

  override func tintColorDidChange() {
    HookLog.record(.tintColor)
    super.tintColorDidChange()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    HookLog.record(.traits)
    super.traitCollectionDidChange(previousTraitCollection)
  }

  override func updateConstraints() {
    HookLog.record(.updateConstraints)
    super.updateConstraints()
  }

  override func layoutSubviews() {
    HookLog.record(.layoutSubviews)
    super.layoutSubviews()
  }

  override func willMove(toSuperview newSuperview: UIView?) {
    HookLog.record(.willMoveToSuperview)
    super.willMove(toSuperview: newSuperview)
  }

  override func didMoveToSuperview() {
    HookLog.record(.didMoveToSuperview)
    super.didMoveToSuperview()
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    HookLog.record(.willMoveToWindow)
    super.willMove(toWindow: newWindow)
  }

  override func didMoveToWindow() {
    HookLog.record(.didMoveToWindow)
    super.didMoveToWindow()
  }
}
