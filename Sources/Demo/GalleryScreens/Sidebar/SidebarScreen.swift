// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A split view of a sidebar and the notes of the selected place.
final class SidebarScreen: SplitScreen {
  init() {
    super.init(
      list: SidebarViewController(), detail: PlaceViewController(SidebarPlace.shortcuts[0]))
    preferredPrimaryColumnWidth = 280
  }

  required init?(coder: NSCoder) {
    fatalError("The gallery is made in code.")
  }
}
