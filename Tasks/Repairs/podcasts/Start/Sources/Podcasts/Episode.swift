// SPDX-License-Identifier: Apache-2.0

import UIKit

struct Episode: Hashable {
  let id: Int
  let title: String
  var isDownloaded = false
}

/// Loads covers; `completion` is called on the main queue, in any order.
protocol CoverLoading: AnyObject {
  func cover(of id: Int, completion: @escaping (UIImage?) -> Void)
}
