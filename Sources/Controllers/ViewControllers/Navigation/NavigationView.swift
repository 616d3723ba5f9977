// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// The view of a navigation controller: the content, and the bars in front of it.
final class NavigationView: ContainerView {
  /// The container of the content.
  let stage = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    stage.frame = bounds
    stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stage.clipsToBounds = true
    addSubview(stage)
  }

  required init?(coder: NSCoder) { nil }
}
