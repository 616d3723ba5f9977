// SPDX-License-Identifier: Apache-2.0

import UIKit
import os.log

/// A loader that caches the pictures of articles; each is created once.
actor ImageLoader {
  /// The shared loader of the app.
  static let shared = ImageLoader()

  private var images: [Int: UIImage] = [:]
  private var running: [Int: Task<UIImage, Never>] = [:]
  private let log = Logger(subsystem: "feed", category: "images")

  init() {}

  /// Returns the picture of an article, from the cache or after creating it.
  func image(for article: Article) async -> UIImage {
    if let image = images[article.id] { return image }
    if let task = running[article.id] { return await task.value }
    let task = Task { await Self.drawing(of: article) }
    running[article.id] = task
    let image = await task.value
    images[article.id] = image
    running[article.id] = nil
    log.debug("picture \(article.id) was made")
    return image
  }

  /// The number of pictures in the cache.
  var count: Int { images.count }

  /// Removes all pictures from the cache, and cancels the running tasks.
  func removeAll() {
    for task in running.values { task.cancel() }
    running = [:]
    images = [:]
  }

  @MainActor
  private static func drawing(of article: Article) -> UIImage {
    let size = CGSize(width: 72, height: 72)
    return UIGraphicsImageRenderer(size: size).image { context in
      UIColor(hue: CGFloat(article.id % 10) / 10, saturation: 0.4, brightness: 0.8, alpha: 1)
        .setFill()
      context.fill(CGRect(origin: .zero, size: size))
      UIColor.white.withAlphaComponent(0.6).setFill()
      UIBezierPath(ovalIn: CGRect(x: 18, y: 18, width: 36, height: 36)).fill()
    }
  }
}
