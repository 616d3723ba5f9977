// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry
import MullionContracts
public import MullionViewTree

/// A row of wheels, each of which the user turns to one of its rows.
///
/// Row views are created when they become visible. Wheels are turned by dragging, flinging, a scroll wheel or
/// trackpad, and by a tap on a row.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  /// Lengths in points; only the height and the row height were measured from UIKit.
  enum Metrics {
    static let height: CGFloat = 216
    static let width: CGFloat = 320
    static let row: CGFloat = 32
    static let inset: CGFloat = 9
    static let gap: CGFloat = 5
    static let corner: CGFloat = 8
  }

  private let band = UIView()
  private var wheels: [PickerWheel] = []
  private var isLoaded = false
  /// The view that stands for `nil` in the default implementation of the delegate.
  let noView = UIView()

  /// Creates a picker with the given frame, without wheels until it has a data source.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a picker from an interface file; with any other coder, one of zero size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.fill(self, as: UIPickerView.self)
  }

  private func setUp() {
    clipsToBounds = true
    band.isUserInteractionEnabled = false
    band.backgroundColor = .tertiarySystemFill
    band.layer.cornerRadius = Metrics.corner
    addSubview(band)
  }

  // MARK: Data

  /// The data source that provides the numbers of wheels and rows, which is not retained.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet {
      UncalledMethods.report(of: dataSource)
      sourceWatch.wasSet(dataSource)
      if dataSource !== oldValue { discardAll() }
    }
  }
  private var sourceWatch = DataSourceWatch()

  /// The delegate that provides the rows, which is not retained.
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet {
      UncalledMethods.report(of: delegate)
      if delegate !== oldValue { discardAll() }
    }
  }

  private func discardAll() {
    isLoaded = false
    setNeedsLayout()
  }

  private func load() {
    guard !isLoaded else { return }
    isLoaded = true
    let old = wheels.map(\.selected)
    for wheel in wheels { wheel.removeFromSuperview() }
    sourceWatch.check(dataSource, of: self)
    let count = dataSource?.numberOfComponents(in: self) ?? 0
    wheels = (0..<max(0, count)).map { component in
      let wheel = PickerWheel(of: self, component: component)
      addSubview(wheel)
      wheel.reload(selecting: component < old.count ? old[component] : 0)
      return wheel
    }
    setNeedsLayout()
  }

  private func wheel(_ component: Int, for question: String) -> PickerWheel {
    load()
    require(
      wheels.indices.contains(component),
      "\(question): the index \(component) is out of range, the picker has \(wheels.count) "
        + "components; return their number from numberOfComponents(in:)")
    return wheels[component]
  }

  /// Reloads all wheels; each keeps its selected row if it still exists.
  open func reloadAllComponents() {
    isLoaded = false
    load()
  }

  /// Reloads the rows of a wheel; it keeps its selected row if it still exists.
  ///
  /// - Precondition: The component exists.
  open func reloadComponent(_ component: Int) {
    let wheel = wheel(component, for: "reloadComponent")
    wheel.reload(selecting: wheel.selected)
  }

  /// The number of wheels.
  open var numberOfComponents: Int {
    load()
    return wheels.count
  }

  /// Returns the number of rows of a wheel.
  ///
  /// - Precondition: The component exists.
  open func numberOfRows(inComponent component: Int) -> Int {
    wheel(component, for: "numberOfRows(inComponent:)").rows
  }

  /// Returns the size of a wheel's rows, in points.
  ///
  /// - Precondition: The component exists.
  open func rowSize(forComponent component: Int) -> CGSize {
    let wheel = wheel(component, for: "rowSize(forComponent:)")
    return CGSize(width: wheel.bounds.width, height: wheel.rowHeight)
  }

  /// Returns the view that the delegate provided for a visible row; `nil` if there is none.
  ///
  /// - Precondition: The component exists.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    wheel(component, for: "view(forRow:forComponent:)").ownView(ofRow: row)
  }

  // MARK: Selection

  /// Returns the selected row of a wheel; -1 if it has no rows.
  ///
  /// - Precondition: The component exists.
  open func selectedRow(inComponent component: Int) -> Int {
    wheel(component, for: "selectedRow(inComponent:)").selected
  }

  /// Turns a wheel to a row, without notifying the delegate.
  ///
  /// - Precondition: Component and row exist.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    let wheel = wheel(component, for: "selectRow")
    require(
      row >= 0 && row < max(1, wheel.rows),
      "selectRow: the index \(row) is out of range, component \(component) has \(wheel.rows) rows; "
        + "reload the component when its data changes")
    layoutIfNeeded()
    wheel.select(row, animated: animated)
  }

  /// Notifies the delegate that the user turned a wheel.
  func didTurn(_ wheel: PickerWheel) {
    delegate?.pickerView(self, didSelectRow: wheel.selected, inComponent: wheel.component)
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Metrics.width, height: Metrics.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    load()
    let room = max(0, bounds.width - 2 * Metrics.inset)
    let gaps = Metrics.gap * CGFloat(max(0, wheels.count - 1))
    let given = wheels.map { delegate?.pickerView(self, widthForComponent: $0.component) ?? 0 }
    let open = given.filter { $0 <= 0 }.count
    let rest = max(0, room - gaps - given.reduce(0) { $0 + max(0, $1) })
    let widths = given.map { $0 > 0 ? $0 : rest / CGFloat(max(1, open)) }
    let total = widths.reduce(gaps, +)
    var place = Metrics.inset + (room - total) / 2
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (wheel, width) in zip(wheels, widths) {
      let x = isMirrored ? bounds.width - place - width : place
      wheel.place(CGRect(x: x, y: 0, width: width, height: bounds.height))
      place += width + Metrics.gap
    }
    let row = wheels.map(\.rowHeight).max() ?? Metrics.row
    band.frame = CGRect(x: Metrics.inset, y: (bounds.height - row) / 2, width: room, height: row)
  }
}
