// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Loads pictures; each call begins one download.
protocol ImageLoading: AnyObject {
  /// Begins a download. `completion` is called once on the main queue, unless the download is cancelled.
  func load(_ url: URL, completion: @escaping (UIImage) -> Void) -> any ImageDownload
}

/// A download that has begun.
protocol ImageDownload: AnyObject {
  func cancel()
}
