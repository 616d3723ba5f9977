// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A column of controls, which subclasses fill.
class Board: UIViewController {
  private static let margin: CGFloat = 16
  static let width: CGFloat = 320

  let column = UIStackView()

  /// The height of the column with its margins.
  var fittingHeight: CGFloat {
    let size = column.systemLayoutSizeFitting(
      CGSize(width: Self.width - 2 * Self.margin, height: 0),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    return (size.height + 2 * Self.margin).rounded(.up)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    column.axis = .vertical
    column.spacing = 10
    column.alignment = .leading
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.topAnchor, constant: Self.margin),
      column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: Self.margin),
      column.widthAnchor.constraint(equalToConstant: Self.width - 2 * Self.margin),
    ])
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    if column.arrangedSubviews.isEmpty { fill() }
  }

  /// Adds the controls to the column.
  func fill() {}

  /// Adds a row of views, which becomes a column at accessibility text sizes.
  func row(_ views: [UIView]) {
    let row = UIStackView(arrangedSubviews: views)
    row.spacing = 12
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    row.axis = isLarge ? .vertical : .horizontal
    row.alignment = isLarge ? .leading : .center
    column.addArrangedSubview(row)
    row.widthAnchor.constraint(lessThanOrEqualTo: column.widthAnchor).isActive = true
  }

  /// Adds a view that is as wide as the column.
  func wide(_ view: UIView) {
    column.addArrangedSubview(view)
    view.widthAnchor.constraint(equalTo: column.widthAnchor).isActive = true
  }

  /// Adds size constraints to a view, and returns the view.
  func sized(_ view: UIView, _ width: CGFloat, _ height: CGFloat) -> UIView {
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: width),
      view.heightAnchor.constraint(equalToConstant: height),
    ])
    return view
  }
}
