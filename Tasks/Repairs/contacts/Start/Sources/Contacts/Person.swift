// SPDX-License-Identifier: Apache-2.0

import Foundation

struct Person: Hashable {
  let id: Int
  var name: String
  var isFavorite = false
}
