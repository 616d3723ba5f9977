// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// A cell of a table that notes each hook that is called.
final class HookedTableCell: UITableViewCell {
  override func prepareForReuse() {
    HookLog.note(.prepareForReuse)
    super.prepareForReuse()
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    HookLog.note(.updateConfiguration)
    super.updateConfiguration(using: state)
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    HookLog.note(.selected)
    super.setSelected(selected, animated: animated)
  }

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    HookLog.note(.highlighted)
    super.setHighlighted(highlighted, animated: animated)
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    HookLog.note(.editing)
    super.setEditing(editing, animated: animated)
  }

  override func willTransition(to state: UITableViewCell.StateMask) {
    HookLog.note(.willTransition)
    super.willTransition(to: state)
  }

  override func didTransition(to state: UITableViewCell.StateMask) {
    HookLog.note(.didTransition)
    super.didTransition(to: state)
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
