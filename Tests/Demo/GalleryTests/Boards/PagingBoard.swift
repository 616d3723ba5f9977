// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Page controls in all directions, with and without progress.
final class PagingBoard: Board {
  override func fill() {
    row([control(.natural), control(.rightToLeft)])
    row([control(.natural, progress: 0.4), control(.rightToLeft, progress: 0.4)])
    let plate = control(.leftToRight, progress: 0.75)
    plate.backgroundStyle = .prominent
    plate.currentPageIndicatorTintColor = .systemPink
    row([plate])
    row([
      control(.topToBottom), control(.bottomToTop), control(.topToBottom, progress: 0.4),
      control(.bottomToTop, progress: 0.4),
    ])
  }

  private func control(
    _ direction: UIPageControl.Direction, progress: Float? = nil
  ) -> UIPageControl {
    let control = UIPageControl()
    control.numberOfPages = 4
    control.currentPage = 1
    control.direction = direction
    if let progress {
      control.progress = UIPageControlProgress()
      control.progress?.currentProgress = progress
    }
    return control
  }
}
