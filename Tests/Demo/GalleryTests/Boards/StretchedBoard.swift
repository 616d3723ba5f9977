// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Bars, bar buttons, segmented controls and sliders with stretched background images.
final class StretchedBoard: Board {
  override func fill() {
    wide(bar())
    let segments = UISegmentedControl(items: ["First", "Second", "Third"])
    segments.selectedSegmentIndex = 1
    segments.setBackgroundImage(plate(.systemGray4), for: .normal, barMetrics: .default)
    segments.setBackgroundImage(plate(.systemTeal), for: .selected, barMetrics: .default)
    segments.setDividerImage(
      divider, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
    wide(segments)
    let slider = UISlider()
    slider.value = 0.6
    slider.setMinimumTrackImage(plate(.systemPurple, height: 9), for: .normal)
    slider.setMaximumTrackImage(plate(.systemGray3, height: 9), for: .normal)
    wide(slider)
    let progress = UIProgressView()
    progress.progress = 0.35
    progress.progressImage = plate(.systemGreen, height: 9)
    progress.trackImage = plate(.systemGray3, height: 9)
    wide(progress)
    let toolbar = UIToolbar()
    toolbar.setBackgroundImage(
      plate(.systemMint, height: 15), forToolbarPosition: .any, barMetrics: .default)
    toolbar.items = [UIBarButtonItem(systemItem: .add)]
    wide(toolbar)
    toolbar.heightAnchor.constraint(equalToConstant: 44).isActive = true
  }

  private func bar() -> UINavigationBar {
    let bar = UINavigationBar()
    let (first, second) = (UINavigationItem(title: "Shelf"), UINavigationItem(title: "Box"))
    second.rightBarButtonItem = button("Done", .systemYellow)
    let back = UIBarButtonItem(title: "Shelf", style: .plain, target: nil, action: nil)
    back.setBackButtonBackgroundImage(
      plate(.systemCyan, height: 27), for: .normal, barMetrics: .default)
    first.backBarButtonItem = back
    bar.setItems([first, second], animated: false)
    bar.heightAnchor.constraint(equalToConstant: 44).isActive = true
    return bar
  }

  private func button(_ title: String, _ color: UIColor) -> UIBarButtonItem {
    let item = UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
    item.setBackgroundImage(plate(color, height: 27), for: .normal, barMetrics: .default)
    return item
  }

  /// A divider image one point wide.
  private var divider: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 1, height: 9)).image {
      UIColor.systemRed.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 9))
    }.resizableImage(withCapInsets: .zero, resizingMode: .stretch)
  }

  /// Returns a resizable image of a rounded rectangle with an edge, whose middle point is stretched.
  private func plate(_ color: UIColor, height: CGFloat = 17) -> UIImage {
    let size = CGSize(width: height, height: height)
    let cap = (height - 1) / 2
    return UIGraphicsImageRenderer(size: size).image { _ in
      let edge = UIBezierPath(
        roundedRect: CGRect(origin: .zero, size: size).insetBy(dx: 0.5, dy: 0.5),
        cornerRadius: cap * 0.6)
      color.setFill()
      edge.fill()
      UIColor.label.setStroke()
      edge.stroke()
    }.resizableImage(
      withCapInsets: UIEdgeInsets(top: cap, left: cap, bottom: cap, right: cap),
      resizingMode: .stretch)
  }
}
