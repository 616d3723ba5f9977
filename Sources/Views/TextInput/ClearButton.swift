// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The round button with a cross that clears a text field.
final class ClearButton: UIControl, BuiltInControl {
  private let disc = UIView()
  private let strokes = [UIView(), UIView()]
  private var pictureView: UIImageView?
  /// The images shown instead of the disc with its cross, by state; a state without an image uses that of
  /// `.normal`.
  var pictures: [UIControl.State: UIImage] = [:] {
    didSet { showPicture() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    disc.backgroundColor = .tertiaryLabel
    for (stroke, turn) in zip(strokes, [CGFloat.pi / 4, -.pi / 4]) {
      stroke.backgroundColor = .systemBackground
      stroke.bounds.size = CGSize(width: 8.5, height: 1.5)
      stroke.layer.cornerRadius = 0.75
      stroke.layer.transform = CATransform3DMakeRotation(turn, 0, 0, 1)
    }
    for view in [disc] + strokes {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    isAccessibilityElement = true
    accessibilityLabel = "Clear text"
  }

  required init?(coder: NSCoder) { nil }

  private func showPicture() {
    let picture = pictures[state] ?? pictures[.normal]
    for view in [disc] + strokes { view.isHidden = picture != nil }
    guard picture != nil || pictureView != nil else { return }
    if pictureView == nil {
      let view = UIImageView()
      view.contentMode = .center
      pictureView = view
      addSubview(view)
    }
    pictureView?.image = picture
    setNeedsLayout()
  }

  /// Updates the appearance after a change of the state.
  func stateWasSet() {
    if !pictures.isEmpty { showPicture() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    pictureView?.frame = bounds
    let length = min(17, bounds.width, bounds.height)
    disc.bounds.size = CGSize(width: length, height: length)
    disc.layer.cornerRadius = length / 2
    for view in [disc] + strokes { view.center = CGPoint(x: bounds.midX, y: bounds.midY) }
  }
}
