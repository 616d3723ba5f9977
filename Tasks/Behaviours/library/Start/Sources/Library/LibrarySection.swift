// SPDX-License-Identifier: Apache-2.0

import Composer
import UIKit

/// The sections of the library.
enum LibrarySection: ComposableSection {
  case recent
  case shelf
}

/// An item of a section.
struct Book: ComposableItem {
  let title: String
}

extension LibrarySection: Composable {
  var item: UICollectionViewComposableLayout.Item { .full() }

  var group: UICollectionViewComposableLayout.Group { .full() }

  var section: UICollectionViewComposableLayout.Section { .base() }
}
