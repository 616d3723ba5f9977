// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry
import MullionContracts
public import MullionViewTree

/// Wheels beside each other, each of which a person turns to one of its rows.
///
/// Rows are made when they come in sight. Wheels are turned by dragging, flinging, wheel and
/// touchpad, and by a tap on a row.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  /// The lengths, in points (ours but the height and that of rows).
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
  /// What a delegate answers that gives no views.
  let noView = UIView()

  /// A picker in `frame`, without wheels until it has a data source.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A picker of no size.
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

  /// Says what wheels there are; not kept alive by the picker.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet {
      UncalledMethods.report(of: dataSource)
      sourceWatch.wasSet(dataSource)
      if dataSource !== oldValue { forgetAll() }
    }
  }
  private var sourceWatch = DataSourceWatch()

  /// Gives the rows; not kept alive by the picker.
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet {
      UncalledMethods.report(of: delegate)
      if delegate !== oldValue { forgetAll() }
    }
  }

  /// Differs from UIKit: always shown, as since iOS 7.
  open var showsSelectionIndicator = true

  private func forgetAll() {
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
      "\(question): the picker has \(wheels.count) components, so that there is none of the index "
        + "\(component); say how many there are in numberOfComponents(in:)")
    return wheels[component]
  }

  /// Asks for everything again; each wheel keeps its row as far as there is one.
  open func reloadAllComponents() {
    isLoaded = false
    load()
  }

  /// Asks for a wheel's rows again; it keeps its row as far as there is one.
  ///
  /// - Precondition: The component exists.
  open func reloadComponent(_ component: Int) {
    let wheel = wheel(component, for: "reloadComponent")
    wheel.reload(selecting: wheel.selected)
  }

  /// How many wheels there are.
  open var numberOfComponents: Int {
    load()
    return wheels.count
  }

  /// How many rows a wheel has.
  ///
  /// - Precondition: The component exists.
  open func numberOfRows(inComponent component: Int) -> Int {
    wheel(component, for: "numberOfRows(inComponent:)").rows
  }

  /// The size of a wheel's rows, in points.
  ///
  /// - Precondition: The component exists.
  open func rowSize(forComponent component: Int) -> CGSize {
    let wheel = wheel(component, for: "rowSize(forComponent:)")
    return CGSize(width: wheel.bounds.width, height: wheel.rowHeight)
  }

  /// The view that the delegate gave a row in sight; nil: there is none.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    wheel(component, for: "view(forRow:forComponent:)").ownView(ofRow: row)
  }

  // MARK: Selection

  /// The row that a wheel stands at; -1: it has none.
  ///
  /// - Precondition: The component exists.
  open func selectedRow(inComponent component: Int) -> Int {
    wheel(component, for: "selectedRow(inComponent:)").selected
  }

  /// Turns a wheel to a row, without telling the delegate.
  ///
  /// - Precondition: Component and row exist.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    let wheel = wheel(component, for: "selectRow")
    require(
      row >= 0 && row < max(1, wheel.rows),
      "selectRow: component \(component) has \(wheel.rows) rows, so that there is none of the "
        + "index \(row); reload the component when its data change")
    layoutIfNeeded()
    wheel.select(row, animated: animated)
  }

  /// A person turned a wheel.
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
