// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionViewTree

/// The find panel: a search field, the number of results, buttons for the next and previous result, and
/// replacement controls.
final class FindPanel: UIView {
  private static let rowHeight: CGFloat = 52
  private static let margin: CGFloat = 12
  private static let gap: CGFloat = 8
  private static let fieldHeight: CGFloat = 36
  private static let greatestFieldWidth: CGFloat = 420
  /// The minimum width of the field beside the number of results, in points.
  private static let leastFieldWidth: CGFloat = 88
  private static let symbolWidth: CGFloat = 36

  private unowned let interaction: UIFindInteraction
  private let keys: FindKeys
  private let line = UIView()
  private let field = UISearchTextField()
  private let replacement = UITextField()
  private let count = UILabel()
  private let done = UIButton(type: .system)
  private let previous = UIButton(type: .system)
  private let following = UIButton(type: .system)
  private let options = UIButton(type: .system)
  private let replaceOne = UIButton(type: .system)
  private let replaceAll = UIButton(type: .system)
  private weak var formerResponder: UIResponder?

  init(_ interaction: UIFindInteraction) {
    self.interaction = interaction
    keys = FindKeys(interaction)
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    accessibilityRole = .toolbar
    inputHandler = keys
    line.backgroundColor = .separator
    setUpFields()
    setUpButtons()
    count.font = .preferredFont(forTextStyle: .footnote)
    count.textColor = .secondaryLabel
    count.textAlignment = .right
    count.maximumContentSizeCategory = .extraExtraLarge
    for view in [
      line, field, replacement, count, done, previous, following, options, replaceOne, replaceAll,
    ] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  private func setUpFields() {
    field.placeholder = "Find"
    replacement.placeholder = "Replace"
    replacement.borderStyle = .roundedRect
    for field in [field, replacement] {
      field.autocorrectionType = .no
      field.autocapitalizationType = .none
      field.accessibilityLabel = field.placeholder
    }
    field.returnKeyType = .search
    field.addAction(
      UIAction { [weak self] _ in self?.typed() }, for: .editingChanged)
    field.addAction(
      UIAction { [weak self] _ in self?.interaction.findNext() }, for: .primaryActionTriggered)
    replacement.addAction(
      UIAction { [weak self] _ in self?.interaction.replacementText = self?.replacement.text },
      for: .editingChanged)
    replacement.addAction(
      UIAction { [weak self] _ in self?.interaction.replace(all: false) },
      for: .primaryActionTriggered)
  }

  private func setUpButtons() {
    use(done, title: "Done") { $0.dismissFindNavigator() }
    use(previous, symbol: "chevron.up", "Previous") { $0.findPrevious() }
    use(following, symbol: "chevron.down", "Next") { $0.findNext() }
    use(replaceOne, title: "Replace") { $0.replace(all: false) }
    use(replaceAll, title: "All") { $0.replace(all: true) }
    options.setImage(UIImage(systemName: "ellipsis.circle"), for: .normal)
    options.accessibilityLabel = "Options"
    options.showsMenuAsPrimaryAction = true
  }

  private func use(
    _ button: UIButton, title: String? = nil, symbol: String? = nil, _ name: String? = nil,
    _ body: @escaping @MainActor (UIFindInteraction) -> Void
  ) {
    button.setTitle(title, for: .normal)
    if let symbol { button.setImage(UIImage(systemName: symbol), for: .normal) }
    button.accessibilityLabel = name ?? title
    button.addAction(
      UIAction { [weak self] _ in if let self { body(interaction) } },
      for: .primaryActionTriggered)
  }

  /// The key command for Escape, which closes the panel.
  override var keyCommands: [UIKeyCommand]? {
    let command = UIKeyCommand(
      input: UIKeyCommand.inputEscape, modifierFlags: [],
      action: Selector("dismissByKey", FindPanel.dismissByKey))
    command.wantsPriorityOverSystemBehavior = true
    return [command]
  }

  private func dismissByKey() { interaction.dismissFindNavigator() }

  override class var _namedMembers: [_NamedMember] {
    super._namedMembers + [.action(Selector("dismissByKey", FindPanel.dismissByKey))]
  }

  // MARK: Actions

  /// Whether the replacement controls are shown.
  var showsReplacement = false {
    didSet {
      guard showsReplacement != oldValue else { return }
      sizeToStand()
      interaction.panelChanged()
    }
  }

  /// The height of the panel, in points.
  var height: CGFloat {
    (showsReplacement ? 2 : 1) * Self.rowHeight + (surface?.root.safeAreaInsets.bottom ?? 0)
  }

  /// Adds the panel at the bottom of `surface`, in front of everything.
  func stand(in surface: ViewSurface) {
    formerResponder = surface.firstResponder
    autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    surface.root.addSubview(self)
    sizeToStand()
  }

  private func sizeToStand() {
    guard let root = superview else { return }
    frame = CGRect(
      x: root.bounds.minX, y: root.bounds.maxY - height, width: root.bounds.width, height: height)
    setNeedsLayout()
  }

  /// Removes the panel and, if one of its fields was first responder, restores the previous first responder.
  func leave() {
    let hadKeys = field.isFirstResponder || replacement.isFirstResponder
    field.resignFirstResponder()
    replacement.resignFirstResponder()
    removeFromSuperview()
    if hadKeys { formerResponder?.becomeFirstResponder() }
  }

  /// Makes the search field first responder and selects its text.
  func takeKeys() {
    field.becomeFirstResponder()
    field.selectAll(nil)
  }

  private func typed() {
    interaction.searchText = field.text
    interaction.search()
  }

  // MARK: Content

  /// Displays the search text and the replacement text.
  func showTexts() {
    if field.text != interaction.searchText ?? "" { field.text = interaction.searchText }
    if replacement.text != interaction.replacementText ?? "" {
      replacement.text = interaction.replacementText
    }
    options.menu = interaction.optionsMenu
  }

  /// Displays the number of results, and updates the buttons and the options menu.
  func showResults() {
    guard let session = interaction.activeFindSession else { return }
    let found = session.resultCount
    count.text = interaction.searchText?.isEmpty ?? true ? nil : words(for: session)
    for button in [previous, following] { button.isEnabled = found > 0 }
    replaceOne.isEnabled = session.allowsReplacementForCurrentlyHighlightedResult
    replaceAll.isEnabled = session.supportsReplacement && found > 0
    options.menu = interaction.optionsMenu
    setNeedsLayout()
  }

  private func words(for session: UIFindSession) -> String? {
    let found = session.resultCount
    switch session.searchResultDisplayStyle {
    case .none: return nil
    case .total: return "\(found)"
    case .currentAndTotal:
      guard found > 0 else { return "Not found" }
      let place = session.highlightedResultIndex
      return place == NSNotFound ? "\(found)" : "\(place + 1) of \(found)"
    }
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let safe = superview?.safeAreaInsets ?? .zero
    let row = CGRect(
      x: safe.left + Self.margin, y: 0,
      width: max(0, bounds.width - safe.left - safe.right - 2 * Self.margin),
      height: Self.rowHeight)
    let hair = 1 / max(1, traitCollection.displayScale)
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: hair)
    let symbols = [options, following, previous]
    let free = place([(done, nil)], in: row)
    let room = free - place(symbols, before: row.minX + free, in: row)
    let number = min(90, count.sizeThatFits(.zero).width.rounded(.up))
    count.isHidden = room - number - Self.gap < Self.leastFieldWidth
    let beside = count.isHidden ? 0 : number + Self.gap
    put(field, width: min(Self.greatestFieldWidth, room - beside), in: row)
    let start = field.frame.width + Self.gap
    set(
      count,
      CGRect(x: row.minX + start, y: 0, width: max(0, room - start), height: row.height), in: row)
    let below = row.offsetBy(dx: 0, dy: Self.rowHeight)
    for view in [replacement, replaceOne, replaceAll] { view.isHidden = !showsReplacement }
    guard showsReplacement else { return }
    let rest = place([(replaceAll, nil), (replaceOne, nil)], in: below)
    put(replacement, width: min(Self.greatestFieldWidth, rest), in: below)
  }

  /// Places buttons from the trailing end of a row and returns the remaining width.
  private func place(_ buttons: [(UIButton, CGFloat?)], in row: CGRect) -> CGFloat {
    var end = row.maxX
    for (button, given) in buttons {
      let width = given ?? button.sizeThatFits(.zero).width.rounded(.up)
      end -= width
      set(button, CGRect(x: end, y: row.minY, width: width, height: row.height), in: row)
      end -= Self.gap
    }
    return max(0, end - row.minX)
  }

  /// Places symbol buttons before `end` without gaps and returns their width.
  private func place(_ symbols: [UIButton], before end: CGFloat, in row: CGRect) -> CGFloat {
    for (index, button) in symbols.enumerated() {
      let x = end - CGFloat(index + 1) * Self.symbolWidth
      set(
        button, CGRect(x: x, y: row.minY, width: Self.symbolWidth, height: row.height), in: row)
    }
    return CGFloat(symbols.count) * Self.symbolWidth
  }

  private func put(_ field: UIView, width: CGFloat, in row: CGRect) {
    set(
      field,
      CGRect(
        x: row.minX, y: row.minY + (row.height - Self.fieldHeight) / 2, width: max(0, width),
        height: Self.fieldHeight), in: row)
  }

  private func set(_ view: UIView, _ frame: CGRect, in row: CGRect) {
    var frame = frame
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      frame.origin.x = row.minX + row.maxX - frame.maxX
    }
    view.frame = frame
  }
}
