// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionViewTree

/// The row of a search bar with its scope buttons.
final class SearchScopeRow: UIView {
  /// The height of the row with the spacing below it, in points.
  static let height: CGFloat = 44

  private let control = UISegmentedControl()
  /// The background image of the scopes.
  let ground = UIImageView()
  /// The closure called with the index of the scope that the user selected.
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

  /// Displays `titles` with the one at `index` selected.
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

  /// Sets the text attributes of titles for a state.
  func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    control.setTitleTextAttributes(attributes, for: state)
  }

  /// Returns the text attributes of titles for a state.
  func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    control.titleTextAttributes(for: state)
  }

  /// The background and divider images of the scopes.
  var pictures: SegmentPictures { control.segmentPictures }

  /// Changes the background and divider images.
  func changePictures(_ body: (inout SegmentPictures) -> Void) { control.changePictures(body) }

  override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = bounds
    control.frame = CGRect(x: 0, y: 0, width: bounds.width, height: min(32, bounds.height))
  }
}
