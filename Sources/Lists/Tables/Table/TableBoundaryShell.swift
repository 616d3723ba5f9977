// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionCollectionViews
import MullionViewTree

/// The container of a section's header or footer; empty where it only reserves the space of the table's own
/// header or footer.
@MainActor
final class TableBoundaryShell: UICollectionReusableView, ViewShell {
  private(set) var hosted: UIView?
  /// The container that gives the contained view the table's coordinates.
  private let stand = TableElementContainer()
  weak var table: UITableView?

  /// Displays `view` instead of the previous one.
  func host(_ view: UIView?, in table: UITableView) {
    self.table = table
    guard hosted !== view else { return }
    giveBack()
    hosted = view
    guard let view else { return }
    view.translatesAutoresizingMaskIntoConstraints = true
    placeStand()
    stand.hold(view)
    showPinning()
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    showPinning()
  }

  /// Applies to the contained view whether it is pinned.
  private func showPinning() {
    (hosted as? UITableViewHeaderFooterView)?.isPinned = appliedAttributes?.isPinned ?? false
  }

  override var center: CGPoint { didSet { stand.follow(self) } }

  private func placeStand() {
    if stand.superview == nil { addSubview(stand) }
    stand.frame = CGRect(origin: .zero, size: bounds.size)
    stand.follow(self)
  }

  private func giveBack() {
    guard let view = hosted else { return }
    hosted = nil
    guard view.superview === stand else { return }
    view.removeFromSuperview()
    table?.pool.give(view)
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    asShell = self
  }

  required init?(coder: NSCoder) { nil }

  var spokesman: AccessibleObject? { hosted }

  func wasPooled() { giveBack() }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let hosted, hosted.superview === stand {
      placeStand()
      hosted.frame = stand.bounds
    }
    adoptRoom(in: frame)
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let hosted else { return layoutAttributes }
    adoptRoom(in: layoutAttributes.frame)
    if huggingHeader, let view = hosted as? UITableViewHeaderFooterView,
      let width = view.fittingWidth(within: layoutAttributes.size.width)
    {
      layoutAttributes.size.width = width
    }
    let width = layoutAttributes.size.width
    layoutAttributes.size.height =
      Self.height(of: hosted, width: width) ?? layoutAttributes.size.height
    return layoutAttributes
  }

  /// Whether the view is a header that is only as wide as its content.
  private var huggingHeader: Bool {
    table?.look.hugging.contains(.sectionHeaders) == true
      && appliedAttributes?.representedElementKind == UICollectionView.elementKindSectionHeader
  }

  private func adoptRoom(in frame: CGRect) {
    guard let table, let view = hosted as? UITableViewHeaderFooterView else { return }
    view.room = table.look.room(besides: frame)
  }

  /// Returns the height that results from texts, constraints or the view itself; `nil` if it is undetermined.
  static func height(of view: UIView, width: CGFloat) -> CGFloat? {
    guard view is UITableViewHeaderFooterView || view.constrainedAxes.height else {
      let own = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
      return own > 0 && own.isFinite ? own : nil
    }
    let own = view.systemLayoutSizeFitting(
      CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
    // Constraints may explicitly give a header zero height.
    let isDecided =
      own > 0 || view.constrainedAxes.height
      || (view as? UITableViewHeaderFooterView)?.isContentDecided == true
    return own.isFinite && isDecided ? own : nil
  }
}
