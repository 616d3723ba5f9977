// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import Foundation
import ViewTree

/// The view of a split view controller: columns with lines between them.
final class SplitView: UIView {
  /// Places what is in the view.
  weak var controller: UISplitViewController?
  /// The lines between the columns.
  let lines = [UIView(), UIView()]

  override init(frame: CGRect) {
    super.init(frame: frame)
    for line in lines {
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
      line.layer.zPosition = 1
      addSubview(line)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.layoutContents()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}
