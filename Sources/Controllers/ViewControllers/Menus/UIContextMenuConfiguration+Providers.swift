// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionControls
public import MullionViewTree

extension UIContextMenuConfiguration {
  /// Creates the configuration of a menu that `actionProvider` returns, with the view of the controller from
  /// `previewProvider` as its preview.
  ///
  /// Both are called when the menu opens; `actionProvider` receives no suggested elements.
  public convenience init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.init()
    if let identifier { self.identifier = identifier }
    if let previewProvider { makePreview = { previewProvider() } }
    if let actionProvider { makeMenu = { actionProvider([]) } }
  }
}
