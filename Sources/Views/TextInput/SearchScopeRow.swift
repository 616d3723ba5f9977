// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionViewTree

/// The row of a search bar in which a person chooses where is searched.
final class SearchScopeRow: UIView {
  /// Of the row with the room below it, in points.
  static let height: CGFloat = 44

  private let control = UISegmentedControl()
  /// A picture behind the scopes.
  let ground = UIImageView()
  /// Called with the scope that a person chose.
  var onChoice: ((Int) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    control.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        onChoice?(control.selectedSegmentIndex)
      }, for: .valueChanged)
    addSubview(ground)
    addSubview(control)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows `titles`, of which the one at `index` is chosen.
  func show(_ titles: [String], chosen index: Int) {
    let isSame =
      control.numberOfSegments == titles.count
      && titles.indices.allSatisfy { control.titleForSegment(at: $0) == titles[$0] }
    if !isSame {
      control.removeAllSegments()
      for (place, title) in titles.enumerated() {
        control.insertSegment(withTitle: title, at: place, animated: false)
      }
    }
    control.selectedSegmentIndex = index
  }

  /// Sets how titles look in a state.
  func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    control.setTitleTextAttributes(attributes, for: state)
  }

  /// How titles look in a state.
  func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    control.titleTextAttributes(for: state)
  }

  /// The pictures that the scopes stand on, and that stand between them.
  var pictures: SegmentPictures { control.segmentPictures }

  /// Changes these pictures.
  func changePictures(_ body: (inout SegmentPictures) -> Void) { control.changePictures(body) }

  override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = bounds
    control.frame = CGRect(x: 0, y: 0, width: bounds.width, height: min(32, bounds.height))
  }
}
