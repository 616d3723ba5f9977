// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Navigation bars with subtitles, with large and inline titles, and badges of bar items.
final class SubtitleBoard: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let bars = [bar(isLarge: true), bar(isLarge: false)]
    for (place, bar) in bars.enumerated() {
      addChild(bar)
      bar.view.frame = CGRect(x: 0, y: place * 220, width: Int(view.bounds.width), height: 200)
      bar.view.autoresizingMask = [.flexibleWidth]
      view.addSubview(bar.view)
      bar.didMove(toParent: self)
    }
  }

  private func bar(isLarge: Bool) -> UINavigationController {
    let content = UIViewController()
    content.view.backgroundColor = .secondarySystemBackground
    content.navigationItem.title = "Harbours"
    content.navigationItem.subtitle = "12 along the coast"
    let badges: [UIBarButtonItem.Badge] = [.count(3), .indicator(), .string("new")]
    let symbols = ["bell", "tray", "star"]
    let items = zip(symbols, badges).map { symbol, badge in
      let item = UIBarButtonItem(image: UIImage(systemName: symbol))
      item.badge = badge
      return item
    }
    items[2].badge?.backgroundColor = .systemBlue
    content.navigationItem.rightBarButtonItems = Array(items.prefix(2))
    content.navigationItem.leftBarButtonItem = items[2]
    let bars = UINavigationController(rootViewController: content)
    bars.navigationBar.prefersLargeTitles = isLarge
    return bars
  }
}
