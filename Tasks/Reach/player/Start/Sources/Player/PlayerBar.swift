// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The bar below a video: back, elapsed time, progress, and the speed at the end.
final class PlayerBar: UIView {
  let backButton = UIButton(type: .system)
  let timeLabel = UILabel()
  let speedLabel = UILabel()
  private let track = UIView()
  private let fill = UIView()
  /// The share of the video that was played, from 0 to 1.
  var progress: CGFloat = 0 {
    didSet { setNeedsLayout() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backButton.setImage(UIImage(systemName: "arrow.left"), for: .normal)
    timeLabel.textAlignment = .left
    speedLabel.textAlignment = .right
    track.backgroundColor = .systemGray4
    track.accessibilityIdentifier = "track"
    fill.backgroundColor = .systemBlue
    fill.accessibilityIdentifier = "fill"
    track.addSubview(fill)
    for view in [backButton, timeLabel, track, speedLabel] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = bounds.height
    backButton.frame = CGRect(x: 8, y: 0, width: 44, height: height)
    timeLabel.frame = CGRect(x: 60, y: 0, width: 60, height: height)
    let end = bounds.width - 16 - 50
    speedLabel.frame = CGRect(x: end, y: 0, width: 50, height: height)
    track.frame = CGRect(x: 128, y: height / 2 - 2, width: end - 8 - 128, height: 4)
    fill.frame = CGRect(x: 0, y: 0, width: track.bounds.width * progress, height: 4)
  }
}
