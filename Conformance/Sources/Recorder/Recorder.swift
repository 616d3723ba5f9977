// SPDX-License-Identifier: Apache-2.0

// One file on purpose: whoever has a Mac compiles it by itself, with Apple's UIKit (Conformance/README.md).
// It names public declarations of UIKit and Foundation alone. The same file is compiled here, with Mullion.

public import Foundation
public import UIKit

/// A recorder that performs the cases of case files and returns the results of the system.
///
/// It compares nothing and expects nothing; `Conformance/page` compares the results of any system.
@MainActor
public struct Recorder {
  /// The result of a case: values that JSON can represent.
  public typealias Record = [String: Any]

  /// The stage that displays screens and advances time.
  private let stage: any RecorderStage
  /// The path of a program that calls `carryOut(_:)` for `--stop NAME`, or `nil` if there is none.
  private let program: String?

  /// Creates a recorder that displays the screens of the cases on `stage`.
  ///
  /// - Parameters:
  ///   - stage: The stage that displays the screens.
  ///   - program: The path of a program whose `main` calls `carryOut(_:)` for `--stop NAME`, because mistakes
  ///     that end a program are made in separate processes; if `nil`, these cases are omitted.
  public init(on stage: any RecorderStage, program: String? = nil) {
    (self.stage, self.program) = (stage, program)
  }

  /// Makes the mistake with the given name, and returns if the program survives it.
  ///
  /// - Throws: `RecorderError` when no mistake has that name.
  public func carryOut(_ name: String) throws {
    guard let mistake = Mistakes(stage).all.first(where: { $0.0 == name }) else {
      throw RecorderError("nobody knows a mistake called \(name)")
    }
    mistake.1()
  }

  /// Returns the results of all cases of some files.
  ///
  /// - Parameters:
  ///   - files: The contents of case files as JSON.
  ///   - system: The name of the system whose results they are, such as `iOS 17.5`.
  /// - Returns: JSON with one case per line, ordered by name; equal results have equal bytes.
  /// - Throws: An error of `JSONSerialization` when a file is not JSON; `RecorderError` when it contains no
  ///   cases or two of the same name.
  /// - Complexity: O(*n*) in the work of the cases' layouts.
  public func results(of files: [Data], system: String) throws -> Data {
    // What systems log of a mistake is for those who made one.
    let (told, nowhere) = (dup(2), open("/dev/null", O_WRONLY))
    dup2(nowhere, 2)
    defer {
      dup2(told, 2)
      close(told)
      close(nowhere)
    }
    var records: [String: Any] = [:]
    for file in files {
      guard let file = try JSONSerialization.jsonObject(with: file) as? Record else {
        throw RecorderError("a case file is an object with lists of cases")
      }
      let defaults = file["meta"] as? Record ?? [:]
      for group in ["measured", "derivedFromDocumentation", "cases"] {
        for given in file[group] as? [Record] ?? [] {
          guard let id = given["id"] as? String else { throw RecorderError("a case has no id") }
          guard records[id] == nil else { throw RecorderError("two cases are called \(id)") }
          records[id] = try record(given, defaults)
        }
      }
    }
    guard !records.isEmpty else { throw RecorderError("the files hold no cases") }
    var lines = ["{\"system\": \(PlainJSON.text(system)), \"results\": {"]
    lines.append(
      records.keys.sorted().map {
        "\(PlainJSON.text($0)): \(PlainJSON.text(records[$0] ?? ""))"
      }.joined(separator: ",\n"))
    return Data((lines + ["}}", ""]).joined(separator: "\n").utf8)
  }

  private func record(_ given: Record, _ defaults: Record) throws -> Any {
    if given["manual"] != nil { return ["skipped": "described in words"] }
    if let value = given["value"] as? String {
      return ["value": try Values.text(value)]
    }
    if let mistake = given["mistake"] as? String {
      guard let program else { return ["skipped": "ends the program"] }
      return ["stops": try Mistakes.stops(program, mistake)]
    }
    if let table = given["table"] as? Record { return TableCase(table, stage).results() }
    if given["type"] is String { return SnapshotCase(given).results }
    if let controllers = given["controllers"] as? Record {
      return try ControllerCase(given, controllers, stage).results()
    }
    if given["steps"] is [String] { return try ScriptCase(given, defaults, stage).results() }
    if let flow = given["flow"] as? Record { return FlowCase(given, flow, stage).results() }
    if let list = given["list"] as? Record { return LayoutCase(given, stage).section(list) }
    return LayoutCase(given, stage).results()
  }
}

/// An error in case files.
public struct RecorderError: Error, CustomStringConvertible {
  /// The description of the error.
  public let description: String

  init(_ description: String) { self.description = description }
}

/// A stage that displays screens for a recorder and advances time.
@MainActor
public protocol RecorderStage: AnyObject {
  /// Displays the view of the controller that the closure creates, on a screen of `size` points at `scale`
  /// pixels per point.
  ///
  /// - Returns: `nil`, or the reason why this system cannot display it.
  func show(
    _ controller: () -> UIViewController, size: CGSize, scale: CGFloat, idiom: UIUserInterfaceIdiom
  ) -> String?

  /// Lays out pending changes.
  func layOut()

  /// Waits for a time in seconds.
  func wait(_ seconds: TimeInterval)

  /// Removes the screen.
  func clear()
}

/// A stage with a window of this program and real time.
@MainActor
public final class WindowStage: RecorderStage {
  private var window: UIWindow?

  /// Creates a stage without a screen.
  public init() {}

  /// Displays the view of a controller in a window.
  ///
  /// - Returns: `nil`, or the reason why this system cannot display it.
  public func show(
    _ controller: () -> UIViewController, size: CGSize, scale: CGFloat, idiom: UIUserInterfaceIdiom
  ) -> String? {
    guard UIScreen.main.scale == scale else { return "needs a screen of \(scale) pixels a point" }
    let here = UIDevice.current.userInterfaceIdiom
    guard idiom == .unspecified || idiom == here else {
      return idiom == .mac ? "needs a Mac" : "needs a phone"
    }
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.rootViewController = controller()
    window.isHidden = false
    self.window = window
    layOut()
    return nil
  }

  /// Lays out pending changes.
  public func layOut() { window?.layoutIfNeeded() }

  /// Runs the run loop for a time in seconds, and lays out pending changes.
  public func wait(_ seconds: TimeInterval) {
    RunLoop.current.run(until: Date(timeIntervalSinceNow: seconds))
    layOut()
  }

  /// Removes the window.
  public func clear() {
    window?.isHidden = true
    window = nil
  }
}

/// A controller with a single view.
private final class CaseController: UIViewController {
  private let content: UIView

  init(_ content: UIView, safeArea: UIEdgeInsets = .zero) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
    additionalSafeAreaInsets = safeArea
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.frame = view.bounds
    view.addSubview(content)
  }
}

// MARK: - JSON

/// A JSON encoder whose output depends on the values only.
private enum PlainJSON {
  static func text(_ value: Any) -> String {
    switch value {
    case let text as String: return quoted(text)
    case let list as [Any]: return "[\(list.map(text).joined(separator: ", "))]"
    case let object as [String: Any]:
      let fields = object.keys.sorted().map { "\(quoted($0)): \(text(object[$0] ?? ""))" }
      return "{\(fields.joined(separator: ", "))}"
    case let flag as Bool: return flag ? "true" : "false"
    case let number as Int: return "\(number)"
    case let number as CGFloat: return text(Double(number))
    case let number as Double:
      guard number.isFinite else { return quoted("\(number)") }
      // To a thousandth: less is the noise of adding up.
      let rounded = (number * 1000).rounded() / 1000
      return abs(rounded) < 1e15 && rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    default: return "null"
    }
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\"": return "\\\""
      case "\\": return "\\\\"
      case "\n": return "\\n"
      default: return scalar.value < 32 ? "" : String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}

extension [String: Any] {
  fileprivate func object(_ name: String) -> [String: Any] { self[name] as? [String: Any] ?? [:] }
  fileprivate func objects(_ name: String) -> [[String: Any]] {
    self[name] as? [[String: Any]] ?? []
  }
  fileprivate func text(_ name: String, or other: String = "") -> String {
    self[name] as? String ?? other
  }
  fileprivate func number(_ name: String, or other: Double = 0) -> Double {
    (self[name] as? NSNumber)?.doubleValue ?? other
  }
  fileprivate func flag(_ name: String, or other: Bool) -> Bool {
    (self[name] as? NSNumber)?.boolValue ?? other
  }
  fileprivate func numbers(_ name: String) -> [Double] {
    (self[name] as? [NSNumber])?.map(\.doubleValue) ?? []
  }
  fileprivate func integers(_ name: String) -> [Int] {
    (self[name] as? [NSNumber])?.map(\.intValue) ?? []
  }
  fileprivate func edges(_ name: String) -> UIEdgeInsets {
    let field = object(name)
    return UIEdgeInsets(
      top: field.number("top"), left: field.number("left"), bottom: field.number("bottom"),
      right: field.number("right"))
  }
  fileprivate func insets(_ name: String) -> NSDirectionalEdgeInsets {
    let field = object(name)
    return NSDirectionalEdgeInsets(
      top: field.number("top"), leading: field.number("leading"), bottom: field.number("bottom"),
      trailing: field.number("trailing"))
  }
}

// MARK: - Descriptions

/// Functions that create UIKit's layout objects from the JSON of a case.
@MainActor
private enum Descriptions {
  static func configuration(
    _ layout: [String: Any]
  ) -> UICollectionViewCompositionalLayoutConfiguration {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection =
      layout.text("scrollDirection") == "horizontal" ? .horizontal : .vertical
    configuration.interSectionSpacing = layout.number("interSectionSpacing")
    configuration.boundarySupplementaryItems =
      layout.objects("boundarySupplementaryItems").map(boundary)
    if let reference = reference(layout.text("contentInsetsReference")) {
      configuration.contentInsetsReference = reference
    }
    return configuration
  }

  static func section(_ field: [String: Any]) -> NSCollectionLayoutSection {
    let group = item(field.object("group"))
    let section = NSCollectionLayoutSection(
      group: group as? NSCollectionLayoutGroup
        ?? .horizontal(layoutSize: group.layoutSize, subitems: [group]))
    section.contentInsets = field.insets("contentInsets")
    section.interGroupSpacing = field.number("interGroupSpacing")
    section.orthogonalScrollingBehavior = behavior(field.text("orthogonalScrollingBehavior"))
    section.supplementariesFollowContentInsets =
      field.flag("supplementariesFollowContentInsets", or: true)
    if let reference = reference(field.text("contentInsetsReference")) {
      section.contentInsetsReference = reference
    }
    if let reference = reference(field.text("supplementaryContentInsetsReference")) {
      section.supplementaryContentInsetsReference = reference
    }
    section.boundarySupplementaryItems = field.objects("boundarySupplementaryItems").map(boundary)
    section.decorationItems = field.objects("decorationItems").map { field in
      let item = NSCollectionLayoutDecorationItem.background(elementKind: field.text("kind"))
      item.contentInsets = field.insets("contentInsets")
      if field["zIndex"] != nil { item.zIndex = Int(field.number("zIndex")) }
      return item
    }
    return section
  }

  private static func item(_ field: [String: Any]) -> NSCollectionLayoutItem {
    let badges = field.objects("supplementaryItems").map(badge)
    let item: NSCollectionLayoutItem
    switch field.text("type", or: "item") {
    case "group", "customGroup":
      let made = group(field)
      made.supplementaryItems = badges
      if let spacing = spacing(field["interItemSpacing"]) { made.interItemSpacing = spacing }
      item = made
    default:
      item = NSCollectionLayoutItem(layoutSize: size(field), supplementaryItems: badges)
    }
    item.contentInsets = field.insets("contentInsets")
    let edges = field.object("edgeSpacing")
    if !edges.isEmpty {
      item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
        leading: spacing(edges["leading"]), top: spacing(edges["top"]),
        trailing: spacing(edges["trailing"]), bottom: spacing(edges["bottom"]))
    }
    return item
  }

  private static func group(_ field: [String: Any]) -> NSCollectionLayoutGroup {
    let size = size(field)
    if field.text("type") == "customGroup" {
      let places = field.objects("customItems")
      return .custom(layoutSize: size) { _ in
        places.map { place in
          let numbers = place.numbers("frame")
          return NSCollectionLayoutGroupCustomItem(
            frame: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
            zIndex: Int(place.number("zIndex")))
        }
      }
    }
    let subitems = field.objects("subitems").map(item)
    let isVertical = field.text("axis") == "vertical"
    let count = Int(field.number("count"))
    switch field.text("factory") {
    case "subitem:count":
      return isVertical
        ? .vertical(layoutSize: size, subitem: subitems[0], count: count)
        : .horizontal(layoutSize: size, subitem: subitems[0], count: count)
    case "repeatingSubitem:count":
      return isVertical
        ? .vertical(layoutSize: size, repeatingSubitem: subitems[0], count: count)
        : .horizontal(layoutSize: size, repeatingSubitem: subitems[0], count: count)
    default:
      return isVertical
        ? .vertical(layoutSize: size, subitems: subitems)
        : .horizontal(layoutSize: size, subitems: subitems)
    }
  }

  private static func badge(_ field: [String: Any]) -> NSCollectionLayoutSupplementaryItem {
    let (size, kind) = (size(field), field.text("kind"))
    let container = anchor(field.object("containerAnchor"))
    let item =
      field["itemAnchor"] == nil
      ? NSCollectionLayoutSupplementaryItem(
        layoutSize: size, elementKind: kind, containerAnchor: container)
      : NSCollectionLayoutSupplementaryItem(
        layoutSize: size, elementKind: kind, containerAnchor: container,
        itemAnchor: anchor(field.object("itemAnchor")))
    item.contentInsets = field.insets("contentInsets")
    if field["zIndex"] != nil { item.zIndex = Int(field.number("zIndex")) }
    return item
  }

  private static func anchor(_ field: [String: Any]) -> NSCollectionLayoutAnchor {
    let known: [String: NSDirectionalRectEdge] = [
      "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing, "all": .all,
    ]
    let edges = (field["edges"] as? [String] ?? []).reduce(into: NSDirectionalRectEdge()) {
      $0.formUnion(known[$1] ?? [])
    }
    func point(_ numbers: [Double]) -> CGPoint { CGPoint(x: numbers[0], y: numbers[1]) }
    let (absolute, fractional) = (
      field.numbers("absoluteOffset"), field.numbers("fractionalOffset")
    )
    if absolute.count == 2 {
      return NSCollectionLayoutAnchor(edges: edges, absoluteOffset: point(absolute))
    }
    if fractional.count == 2 {
      return NSCollectionLayoutAnchor(edges: edges, fractionalOffset: point(fractional))
    }
    return NSCollectionLayoutAnchor(edges: edges)
  }

  private static func boundary(
    _ field: [String: Any]
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let alignments: [String: NSRectAlignment] = [
      "top": .top, "topLeading": .topLeading, "leading": .leading, "bottomLeading": .bottomLeading,
      "bottom": .bottom, "bottomTrailing": .bottomTrailing, "trailing": .trailing,
      "topTrailing": .topTrailing,
    ]
    let offset = field.numbers("absoluteOffset")
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(field), elementKind: field.text("kind"),
      alignment: alignments[field.text("alignment")] ?? .none,
      absoluteOffset: offset.count == 2 ? CGPoint(x: offset[0], y: offset[1]) : .zero)
    item.extendsBoundary = field.flag("extendsBoundary", or: true)
    item.pinToVisibleBounds = field.flag("pinToVisibleBounds", or: false)
    item.contentInsets = field.insets("contentInsets")
    if field["zIndex"] != nil { item.zIndex = Int(field.number("zIndex")) }
    return item
  }

  private static func size(_ field: [String: Any]) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: dimension(field.object("width")),
      heightDimension: dimension(field.object("height")))
  }

  private static func dimension(_ field: [String: Any]) -> NSCollectionLayoutDimension {
    let (name, value) = (field.keys.first ?? "", field.number(field.keys.first ?? ""))
    switch name {
    case "fractionalWidth": return .fractionalWidth(value)
    case "fractionalHeight": return .fractionalHeight(value)
    case "estimated": return .estimated(value)
    case "uniformAcrossSiblings": return .uniformAcrossSiblings(estimate: value)
    default: return .absolute(value)
    }
  }

  private static func spacing(_ value: Any?) -> NSCollectionLayoutSpacing? {
    guard let field = value as? [String: Any] else { return nil }
    return field["flexible"] == nil
      ? .fixed(field.number("fixed")) : .flexible(field.number("flexible"))
  }

  private static func reference(_ name: String) -> UIContentInsetsReference? {
    [
      "automatic": .automatic, "none": .none, "safeArea": .safeArea,
      "layoutMargins": .layoutMargins, "readableContent": .readableContent,
    ][name]
  }

  private static func behavior(
    _ name: String
  ) -> UICollectionLayoutSectionOrthogonalScrollingBehavior {
    [
      "continuous": .continuous, "continuousGroupLeadingBoundary": .continuousGroupLeadingBoundary,
      "paging": .paging, "groupPaging": .groupPaging, "groupPagingCentered": .groupPagingCentered,
    ][name] ?? .none
  }
}

// MARK: - Views

/// A closure that returns the preferred size of an element for its kind (`nil` for cells), index path and
/// proposed size.
private typealias Measuring = @MainActor (_ kind: String?, IndexPath, CGSize) -> CGSize?

/// A view that stores the layout attributes applied to it.
@MainActor
private protocol PlacedView: UICollectionReusableView {
  var attributes: UICollectionViewLayoutAttributes? { get }
}

private final class PlacedCell: UICollectionViewCell, PlacedView {
  var attributes: UICollectionViewLayoutAttributes?
  var measuring: Measuring?

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    attributes = layoutAttributes
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if let size = measuring?(nil, layoutAttributes.indexPath, layoutAttributes.size) {
      layoutAttributes.size = size
    }
    return layoutAttributes
  }
}

private final class PlacedReusableView: UICollectionReusableView, PlacedView {
  var attributes: UICollectionViewLayoutAttributes?
  var measuring: Measuring?

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    attributes = layoutAttributes
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let kind = layoutAttributes.representedElementKind
    if let size = measuring?(kind, layoutAttributes.indexPath, layoutAttributes.size) {
      layoutAttributes.size = size
    }
    return layoutAttributes
  }
}

/// A data source with fixed numbers of items per section.
@MainActor
private final class CountedItems: NSObject, UICollectionViewDataSource {
  private let counts: [Int]
  private let measuring: Measuring?
  private var kinds: Set<String> = []

  init(_ counts: [Int], measuring: Measuring?) {
    self.counts = counts
    self.measuring = measuring
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    if kinds.insert("cell").inserted {
      collectionView.register(PlacedCell.self, forCellWithReuseIdentifier: "cell")
    }
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? PlacedCell)?.measuring = measuring
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if kinds.insert("kind \(kind)").inserted {
      collectionView.register(
        PlacedReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    }
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: kind, for: indexPath)
    (view as? PlacedReusableView)?.measuring = measuring
    return view
  }
}

/// Functions that convert frames to the format of results.
@MainActor
private enum Frames {
  static func record(_ attributes: UICollectionViewLayoutAttributes) -> [String: Any] {
    record(
      attributes.representedElementKind, attributes.indexPath, attributes.frame, attributes.zIndex)
  }

  static func record(
    _ kind: String?, _ path: IndexPath, _ frame: CGRect, _ zIndex: Int
  ) -> [String: Any] {
    [
      "kind": kind ?? "cell", "section": path.section,
      "item": path.item == .max ? "NSIntegerMax" : path.item, "x": frame.origin.x,
      "y": frame.origin.y, "w": frame.size.width, "h": frame.size.height, "zIndex": zIndex,
    ]
  }

  /// Returns the frames sorted by section, kind and item.
  static func sorted(_ frames: [[String: Any]]) -> [[String: Any]] {
    func key(_ frame: [String: Any]) -> (Int, String, Int) {
      (
        frame["section"] as? Int ?? 0, frame["kind"] as? String ?? "",
        frame["item"] as? Int ?? .max
      )
    }
    return frames.sorted { key($0) < key($1) }
  }
}

// MARK: - Layouts

/// A case of a compositional layout: the description, container and counts are given, the frames of the
/// elements are the result.
@MainActor
private struct LayoutCase {
  let given: [String: Any]
  let stage: any RecorderStage

  init(_ given: [String: Any], _ stage: any RecorderStage) {
    (self.given, self.stage) = (given, stage)
  }

  /// The last arguments of the visible-items handlers of a mount's sections.
  private final class Notices {
    var frames: [Int: [[String: Any]]] = [:]
    var offsets: [Int: CGPoint] = [:]
  }

  private struct Mount {
    let view: UICollectionView
    let items: CountedItems
    let notices: Notices
  }

  func results() -> [String: Any] {
    let expect = given.object("expect")
    if expect.text("rounding") == "legacy", #available(iOS 15, *) {
      return ["skipped": "rounded as in iOS 14"]
    }
    let mount: Mount
    switch self.mount() {
    case .success(let shown): mount = shown
    case .failure(let reason): return ["skipped": reason.description]
    }
    let layout = mount.view.collectionViewLayout
    let size = layout.collectionViewContentSize
    var record: [String: Any] = ["contentSize": [size.width, size.height]]
    let queries = expect.objects("elementsInRect")
    if !queries.isEmpty {
      record["elementsInRect"] = queries.map { query in
        let rect = query.numbers("rect")
        return cells(
          layout, in: CGRect(x: rect[0], y: rect[1], width: rect[2], height: rect[3]))
      }
    }
    var told = mount.notices.frames.values.flatMap { $0 }
    var frames = frames(mount, expect.text("elements", or: "listed"))
    stage.clear()
    let settle = expect.object("settle")
    if !settle.isEmpty {
      let rests = self.settle(settle)
      record["settle"] = rests.offsets
      told += rests.frames
    }
    if expect.text("elements") == "handler" {
      var known: Set<String> = []
      frames = told.filter { frame in
        known.insert("\(frame["kind"] ?? "") \(frame["section"] ?? "") \(frame["item"] ?? "")")
          .inserted
      }
    }
    record["frames"] = Frames.sorted(frames)
    return record
  }

  private func mount() -> Result<Mount, RecorderError> {
    let container = given.object("container")
    let size = CGSize(width: container.number("width"), height: container.number("height"))
    let description = given.object("layout")
    let notices = Notices()
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { index, _ in
        let described = description.objects("sections")
        let field = index < described.count ? described[index] : description.object("sectionForAll")
        let section = Descriptions.section(field)
        section.visibleItemsInvalidationHandler = { items, offset, _ in
          notices.offsets[index] = offset
          notices.frames[index] = items.map {
            Frames.record($0.representedElementKind, $0.indexPath, $0.frame, $0.zIndex)
          }
        }
        return section
      }, configuration: Descriptions.configuration(description))
    let fields = description.objects("sections") + [description.object("sectionForAll")]
    for kind in fields.flatMap({ $0.objects("decorationItems") }).map({ $0.text("kind") }) {
      layout.register(PlacedReusableView.self, forDecorationViewOfKind: kind)
    }
    let view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    let inset = container.edges("adjustedContentInset")
    view.contentInset = inset
    if container["layoutMargins"] != nil { view.layoutMargins = container.edges("layoutMargins") }
    view.contentOffset = CGPoint(x: -inset.left, y: -inset.top)
    let items = CountedItems(given.integers("itemCounts"), measuring: measuring)
    view.dataSource = items
    if container.text("direction") == "rightToLeft" {
      view.semanticContentAttribute = .forceRightToLeft
    }
    let controller = { CaseController(view, safeArea: container.edges("safeArea")) }
    if let reason = stage.show(
      controller, size: size, scale: container.number("scale"), idiom: .unspecified)
    {
      return .failure(RecorderError(reason))
    }
    let offset = container.numbers("contentOffset")
    if offset.count == 2 {
      view.setContentOffset(CGPoint(x: offset[0], y: offset[1]), animated: false)
      stage.layOut()
    }
    return .success(Mount(view: view, items: items, notices: notices))
  }

  /// The preferred sizes of the elements: `preferred` specifies them for cells and headers, `preferredByKind`
  /// for other kinds.
  private var measuring: Measuring? {
    let preferred = given.object("preferred")
    let byKind = given.object("preferredByKind")
    guard preferred.text("mode", or: "unchanged") != "unchanged" || !byKind.isEmpty else {
      return nil
    }
    return { kind, path, size in
      let field = kind.map { byKind.object($0) } ?? preferred
      // Headers differ from section to section, as cells do from item to item.
      let place = kind == nil ? path.item : path.section
      return Self.height(field.isEmpty ? preferred : field, place, size.width).map {
        CGSize(width: size.width, height: $0)
      }
    }
  }

  private static func height(
    _ preferred: [String: Any], _ place: Int, _ width: CGFloat
  ) -> CGFloat? {
    switch preferred.text("mode") {
    case "constant": return preferred.number("height")
    case "list":
      let heights = preferred.numbers("heights")
      return place < heights.count ? heights[place] : nil
    case "table":
      let rows = preferred.object("heightsByWidth")
      let name = rows.keys.first { abs((Double($0) ?? -1) - Double(width)) < 0.01 }
      guard let name else { return nil }
      return rows.numbers(name)[place % Int(preferred.number("period"))] + preferred.number("add")
    default: return nil
    }
  }

  // MARK: Frames

  private static let everything = CGRect(x: -1e7, y: -1e7, width: 2e7, height: 2e7)

  private func frames(_ mount: Mount, _ elements: String) -> [[String: Any]] {
    let layout = mount.view.collectionViewLayout
    let all = layout.layoutAttributesForElements(in: Self.everything) ?? []
    switch elements {
    case "all": return all.map(Frames.record)
    case "visible": return visible(mount.view, in: mount.view)
    case "handler": return []
    default:
      let cells = given.integers("itemCounts").enumerated().flatMap { section, count in
        (0..<count).compactMap {
          layout.layoutAttributesForItem(at: IndexPath(item: $0, section: section))
        }
      }
      return (cells + all.filter { $0.representedElementCategory != .cell }).map(Frames.record)
    }
  }

  /// Returns the visible views with their frames on the screen.
  private func visible(_ view: UIView, in list: UICollectionView) -> [[String: Any]] {
    var frames: [[String: Any]] = []
    for child in view.subviews where !child.isHidden {
      if let placed = child as? any PlacedView, let attributes = placed.attributes {
        let frame = view.convert(child.frame, to: list)
        let shared = frame.intersection(list.bounds)
        guard !shared.isNull, shared.width > 0, shared.height > 0 else { continue }
        frames.append(
          Frames.record(
            attributes.representedElementKind, attributes.indexPath, frame, attributes.zIndex))
      } else {
        frames += visible(child, in: list)
      }
    }
    return frames
  }

  private func cells(_ layout: UICollectionViewLayout, in rect: CGRect) -> [String] {
    (layout.layoutAttributesForElements(in: rect) ?? [])
      .filter { $0.representedElementCategory == .cell }.map(\.indexPath).sorted()
      .map { "\($0.section).\($0.item)" }
  }

  // MARK: Sections that scroll by themselves

  /// Scrolls the sections' own scroll views to each requested value, each time on a new mount, performs two
  /// layouts, and returns the arguments of the handlers.
  private func settle(
    _ question: [String: Any]
  ) -> (offsets: [String: [CGFloat]], frames: [[String: Any]]) {
    var offsets: [String: [CGFloat]] = [:]
    var frames: [[String: Any]] = []
    for requested in question.numbers("requested") {
      guard case .success(let mount) = mount() else { continue }
      for case let scroll as UIScrollView in mount.view.subviews {
        scroll.setContentOffset(
          CGPoint(x: scroll.frame.origin.x + requested, y: scroll.contentOffset.y), animated: false)
      }
      for _ in 1...2 {
        mount.view.setNeedsLayout()
        stage.layOut()
      }
      for name in question.keys where name.hasPrefix("section") {
        let section = Int(name.dropFirst("section".count)) ?? 0
        offsets[name, default: []].append(mount.notices.offsets[section]?.x ?? .nan)
      }
      frames += mount.notices.frames.values.flatMap { $0 }
      stage.clear()
    }
    return (offsets, frames)
  }

  // MARK: List sections

  /// Returns the properties of the section that a list configuration creates in 320 by 480 points: on a Mac,
  /// where the cases were recorded, or on a phone.
  func section(_ list: [String: Any]) -> [String: Any] {
    let appearances: [String: UICollectionLayoutListConfiguration.Appearance] = [
      "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped, "sidebar": .sidebar,
      "sidebarPlain": .sidebarPlain,
    ]
    var configuration = UICollectionLayoutListConfiguration(
      appearance: appearances[list.text("appearance")] ?? .plain)
    configuration.headerMode =
      ["supplementary": .supplementary, "firstItemInSection": .firstItemInSection][
        list.text("headerMode")] ?? .none
    configuration.footerMode = list.text("footerMode") == "supplementary" ? .supplementary : .none
    var made: NSCollectionLayoutSection?
    let layout = UICollectionViewCompositionalLayout { _, environment in
      made = .list(using: configuration, layoutEnvironment: environment)
      return Descriptions.section([
        "group": ["width": ["fractionalWidth": 1], "height": ["absolute": 44]]
      ])
    }
    let size = CGSize(width: 320, height: 480)
    let view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    let items = CountedItems([1], measuring: nil)
    view.dataSource = items
    let idiom: UIUserInterfaceIdiom = list.text("idiom") == "phone" ? .phone : .mac
    if let reason = stage.show({ CaseController(view) }, size: size, scale: 2, idiom: idiom) {
      return ["skipped": reason]
    }
    stage.clear()
    guard let made else { return ["skipped": "the provider was not asked"] }
    return ["section": Self.record(made)]
  }

  private static func record(_ section: NSCollectionLayoutSection) -> [String: Any] {
    let (insets, names) = (
      section.contentInsets, ["automatic", "none", "safeArea", "layoutMargins"]
    )
    let reference = section.contentInsetsReference.rawValue
    return [
      "contentInsets": [
        "top": insets.top, "leading": insets.leading, "bottom": insets.bottom,
        "trailing": insets.trailing,
      ],
      "contentInsetsReference": reference < names.count ? names[reference] : "readableContent",
      "interGroupSpacing": section.interGroupSpacing,
      "boundarySupplementaryItems": section.boundarySupplementaryItems.map { item in
        [
          "kind": item.elementKind, "width": record(item.layoutSize.widthDimension),
          "height": record(item.layoutSize.heightDimension),
          "alignment": item.alignment == .top
            ? "top" : item.alignment == .bottom ? "bottom" : "another",
          "extendsBoundary": item.extendsBoundary, "pinToVisibleBounds": item.pinToVisibleBounds,
          "zIndex": item.zIndex,
        ] as [String: Any]
      },
    ]
  }

  private static func record(_ dimension: NSCollectionLayoutDimension) -> [String: Any] {
    let name =
      dimension.isFractionalWidth
      ? "fractionalWidth"
      : dimension.isFractionalHeight
        ? "fractionalHeight" : dimension.isEstimated ? "estimated" : "absolute"
    return [name: dimension.dimension]
  }
}

// MARK: - Flow layouts

/// A case of a flow layout: the layout, the delegate's results and the counts are given, the frames of cells
/// and headers are the result.
@MainActor
private struct FlowCase {
  let given: [String: Any]
  let flow: [String: Any]
  let stage: any RecorderStage

  init(_ given: [String: Any], _ flow: [String: Any], _ stage: any RecorderStage) {
    (self.given, self.flow, self.stage) = (given, flow, stage)
  }

  func results() -> [String: Any] {
    let layout = UICollectionViewFlowLayout()
    setUp(layout)
    let container = given.object("container")
    let size = CGSize(width: container.number("width"), height: container.number("height"))
    let view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.contentInset = container.edges("adjustedContentInset")
    if container["layoutMargins"] != nil { view.layoutMargins = container.edges("layoutMargins") }
    let wanted = given.object("wanted")
    let counts = given.integers("itemCounts")
    let items = CountedItems(counts) { kind, path, _ in
      let numbers = kind == nil ? wanted.numbers("\(path.section).\(path.item)") : []
      return numbers.count == 2 ? CGSize(width: numbers[0], height: numbers[1]) : nil
    }
    view.dataSource = items
    let answers = delegate
    view.delegate = answers
    if let reason = stage.show(
      { CaseController(view) }, size: size, scale: container.number("scale"), idiom: .unspecified)
    {
      return ["skipped": reason]
    }
    defer { stage.clear() }
    let frames = counts.enumerated().flatMap { section, count in
      (0..<count).compactMap {
        layout.layoutAttributesForItem(at: IndexPath(item: $0, section: section))
      }
    }
    let headers = counts.indices.compactMap {
      layout.layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: $0))
    }.filter { $0.frame.height > 0 }
    let content = layout.collectionViewContentSize
    return withExtendedLifetime((items, answers)) {
      [
        "contentSize": [content.width, content.height],
        "frames": Frames.sorted((frames + headers).map(Frames.record)),
      ]
    }
  }

  private var delegate: (any UICollectionViewDelegate)? {
    let field = given.object("delegate")
    if field.isEmpty { return nil }
    let size = field.numbers("size")
    return size.count == 2
      ? ConstantSize(CGSize(width: size[0], height: size[1])) : FormulaAnswers(field)
  }

  private func setUp(_ layout: UICollectionViewFlowLayout) {
    func size(_ name: String, _ set: (CGSize) -> Void) {
      let numbers = flow.numbers(name)
      if numbers.count == 2 { set(CGSize(width: numbers[0], height: numbers[1])) }
    }
    if flow.text("scrollDirection") == "horizontal" { layout.scrollDirection = .horizontal }
    size("itemSize") { layout.itemSize = $0 }
    size("estimatedItemSize") { layout.estimatedItemSize = $0 }
    if flow.text("estimatedItemSize") == "automatic" {
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
    size("headerReferenceSize") { layout.headerReferenceSize = $0 }
    if flow["minimumLineSpacing"] != nil {
      layout.minimumLineSpacing = flow.number("minimumLineSpacing")
    }
    if flow["minimumInteritemSpacing"] != nil {
      layout.minimumInteritemSpacing = flow.number("minimumInteritemSpacing")
    }
    if flow["sectionInset"] != nil { layout.sectionInset = flow.edges("sectionInset") }
    layout.sectionInsetReference =
      UICollectionViewFlowLayout.SectionInsetReference(
        rawValue: Int(flow.number("sectionInsetReference"))) ?? .fromContentInset
  }
}

/// A flow layout delegate that returns the same size for all items.
@MainActor
private final class ConstantSize: NSObject, UICollectionViewDelegateFlowLayout {
  private let size: CGSize

  init(_ size: CGSize) { self.size = size }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { size }
}

/// A flow layout delegate that computes sizes, insets and headers with the formulas of a case.
@MainActor
private final class FormulaAnswers: NSObject, UICollectionViewDelegateFlowLayout {
  private let field: [String: Any]

  init(_ field: [String: Any]) { self.field = field }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let item = indexPath.item
    return field.flag("sizes", or: false)
      ? CGSize(width: 60 + 10 * (item % 3), height: 40 + 6 * (item % 4))
      : CGSize(width: 70, height: 50)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    guard field.flag("insets", or: false) else {
      return UIEdgeInsets(top: 10, left: 12, bottom: 14, right: 16)
    }
    let s = CGFloat(section)
    return UIEdgeInsets(top: 4 + 3 * s, left: 6 + 5 * s, bottom: 8 + s, right: 10 + 4 * s)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    field.flag("headers", or: false) ? CGSize(width: 0, height: 24) : .zero
  }
}

// MARK: - Snapshots

/// An identifier of a recorded sequence: a text or a number.
private enum Name: Hashable, Sendable, CustomStringConvertible {
  case text(String)
  case number(Int)

  var description: String { "\(value)" }

  init?(_ value: Any?) {
    if let text = value as? String {
      self = .text(text)
    } else if let number = value as? NSNumber {
      self = .number(number.intValue)
    } else {
      return nil
    }
  }

  var value: Any {
    switch self {
    case .text(let text): text
    case .number(let number): number
    }
  }
}

/// A sequence of operations on a snapshot; the states after each of them are the result.
///
/// Steps that are expected to fail, which end a program in Swift, and steps with `nil` where Swift's types do
/// not allow it, are not performed; they leave the state unmodified.
@MainActor
private struct SnapshotCase {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Name, Name>
  private typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<Name>

  private let given: [String: Any]

  init(_ given: [String: Any]) { self.given = given }

  var results: [Any] {
    given.text("type") == "NSDiffableDataSourceSnapshot" ? snapshotResults() : outlineResults()
  }

  private func names(_ value: Any?) -> [Name]? { (value as? [Any])?.compactMap(Name.init) }

  private func snapshotResults() -> [Any] {
    var snapshot = Snapshot()
    if given.flag("preset", or: false) {
      for (section, items) in [("A", ["a", "b"]), ("B", ["c", "d", "e"]), ("C", [])] {
        snapshot.appendSections([.text(section)])
        snapshot.appendItems(items.map { .text($0) })
      }
    }
    return given.objects("steps").map { step in
      guard step["fails"] == nil, perform(step, on: &snapshot) else { return ["skipped": true] }
      let state = snapshot.sectionIdentifiers.map { section -> [Any] in
        [section.value, snapshot.itemIdentifiers(inSection: section).map(\.value)]
      }
      return ["state": state]
    }
  }

  private func perform(_ step: [String: Any], on snapshot: inout Snapshot) -> Bool {
    let (items, sections) = (names(step["items"]), names(step["sections"]))
    let (item, section) = (Name(step["item"]), Name(step["section"]))
    let (before, after) = (Name(step["before"]), Name(step["after"]))
    switch step.text("op") {
    case "deleteAllItems": snapshot.deleteAllItems()
    case "appendItems":
      guard let items else { return false }
      snapshot.appendItems(items)
    case "appendItemsIntoSection":
      guard let items, let section else { return false }
      snapshot.appendItems(items, toSection: section)
    case "insertItemsBefore":
      guard let items, let before else { return false }
      snapshot.insertItems(items, beforeItem: before)
    case "insertItemsAfter":
      guard let items, let after else { return false }
      snapshot.insertItems(items, afterItem: after)
    case "deleteItems":
      guard let items else { return false }
      snapshot.deleteItems(items)
    case "moveItemBefore":
      guard let item, let before else { return false }
      snapshot.moveItem(item, beforeItem: before)
    case "moveItemAfter":
      guard let item, let after else { return false }
      snapshot.moveItem(item, afterItem: after)
    case "reloadItems":
      guard let items else { return false }
      snapshot.reloadItems(items)
    case "itemIdentifiersInSection", "numberOfItemsInSection": return section != nil
    default: return performOnSections(step, sections, (section, before, after), &snapshot)
    }
    return true
  }

  private func performOnSections(
    _ step: [String: Any], _ sections: [Name]?,
    _ names: (section: Name?, before: Name?, after: Name?),
    _ snapshot: inout Snapshot
  ) -> Bool {
    switch step.text("op") {
    case "appendSections":
      guard let sections else { return false }
      snapshot.appendSections(sections)
    case "insertSectionsBefore":
      guard let sections, let before = names.before else { return appended(sections, &snapshot) }
      snapshot.insertSections(sections, beforeSection: before)
    case "insertSectionsAfter":
      guard let sections, let after = names.after else { return appended(sections, &snapshot) }
      snapshot.insertSections(sections, afterSection: after)
    case "deleteSections":
      guard let sections else { return false }
      snapshot.deleteSections(sections)
    case "moveSectionBefore":
      guard let section = names.section, let before = names.before else { return false }
      snapshot.moveSection(section, beforeSection: before)
    case "moveSectionAfter":
      guard let section = names.section, let after = names.after else { return false }
      snapshot.moveSection(section, afterSection: after)
    case "reloadSections":
      guard let sections else { return false }
      snapshot.reloadSections(sections)
    default: return false
    }
    return true
  }

  /// Appends sections; without sections, returns `false`.
  private func appended(_ sections: [Name]?, _ snapshot: inout Snapshot) -> Bool {
    guard let sections else { return false }
    snapshot.appendSections(sections)
    return true
  }

  // MARK: Outlines

  private func outlineResults() -> [Any] {
    var snapshot = SectionSnapshot()
    if given.flag("preset", or: false) {
      snapshot.append([.text("a"), .text("b"), .text("c")])
      snapshot.append([.text("d"), .text("e")], to: .text("a"))
      snapshot.append([.text("f")], to: .text("d"))
      snapshot.append([.text("g")], to: .text("c"))
    }
    return given.objects("steps").map { step in
      guard step["fails"] == nil else { return ["skipped": true] }
      var record: [String: Any] = [:]
      if step.text("op") == "levelOfItem" {
        guard let item = Name(step["item"]) else { return ["skipped": true] }
        record["level"] = snapshot.level(of: item)
      } else if step.text("op") == "snapshotOfParent" {
        guard let parent = Name(step["parent"]) else { return ["skipped": true] }
        let including = step.flag("includingParent", or: false)
        record["result"] = lists(snapshot.snapshot(of: parent, includingParent: including))
      } else if !perform(step, on: &snapshot) {
        return ["skipped": true]
      }
      record["state"] = lists(snapshot)
      return record
    }
  }

  private func lists(_ snapshot: SectionSnapshot) -> [String: Any] {
    [
      "items": snapshot.items.map(\.value), "rootItems": snapshot.rootItems.map(\.value),
      "visibleItems": snapshot.visibleItems.map(\.value),
      "expandedItems": snapshot.items.filter { snapshot.isExpanded($0) }.map(\.value),
    ]
  }

  private func perform(_ step: [String: Any], on snapshot: inout SectionSnapshot) -> Bool {
    let items = names(step["items"])
    let (before, after) = (Name(step["before"]), Name(step["after"]))
    switch (step.text("op"), items) {
    case ("appendItems", let items?): snapshot.append(items)
    case ("appendItemsIntoParent", let items?): snapshot.append(items, to: Name(step["parent"]))
    case ("insertItemsBefore", let items?):
      guard let before else { return false }
      snapshot.insert(items, before: before)
    case ("insertItemsAfter", let items?):
      guard let after else { return false }
      snapshot.insert(items, after: after)
    case ("deleteItems", let items?): snapshot.delete(items)
    case ("expandItems", let items?): snapshot.expand(items)
    case ("collapseItems", let items?): snapshot.collapse(items)
    case ("deleteAllItems", _): snapshot.deleteAll()
    default: return performWithSnapshot(step, before, after, &snapshot)
    }
    return true
  }

  private func performWithSnapshot(
    _ step: [String: Any], _ before: Name?, _ after: Name?, _ snapshot: inout SectionSnapshot
  ) -> Bool {
    guard let roots = names(step["snapshotRoots"]) else { return false }
    var other = SectionSnapshot()
    other.append(roots)
    switch step.text("op") {
    case "insertSnapshotBefore":
      guard let before else { return false }
      snapshot.insert(other, before: before)
    case "insertSnapshotAfter":
      guard let after else { return false }
      snapshot.insert(other, after: after)
    case "replaceChildren":
      guard let parent = Name(step["parent"]) else { return false }
      snapshot.replace(childrenOf: parent, using: other)
    default: return false
    }
    return true
  }
}

// MARK: - Values

/// The values of properties of new objects, as text.
@MainActor
private enum Values {
  /// Returns the text of the value with a name in `values.json`.
  static func text(_ name: String) throws -> String {
    let known = descriptions + groups + items + flow + views + gestures + scrolling + tables
    guard let value = known.first(where: { $0.0 == name }) else {
      throw RecorderError("nobody knows a value called \(name)")
    }
    return "\(value.1)"
  }

  private static let half = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(0.25))
  private static let mixed = NSCollectionLayoutSize(
    widthDimension: .absolute(20), heightDimension: .estimated(30))

  /// Descriptions of objects, without addresses.
  private static var descriptions: [(String, Any)] {
    [
      (
        "description of a size of fractions",
        half.description.contains(
          "{.containerWidthFactor(0.5), .containerHeightFactor(0.25)}")
      ),
      (
        "description of a size of lengths",
        mixed.description.contains(
          "{.absolute(20), .estimated(30)}")
      ),
    ]
  }

  private static var groups: [(String, Any)] {
    let item = NSCollectionLayoutItem(layoutSize: mixed)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: half, subitem: item, count: 4)
    let size = group.subitems.first?.layoutSize
    return [
      ("subitems of a counted group", group.subitems.count),
      ("width of a counted group's subitem", size?.widthDimension.dimension ?? -1),
      ("is a counted group's subitem a fraction", size?.widthDimension.isFractionalWidth ?? false),
      ("height of a counted group's subitem", size?.heightDimension.dimension ?? -1),
      ("own item's width afterwards", item.layoutSize.widthDimension.dimension),
    ]
  }

  private static var items: [(String, Any)] {
    let item = NSCollectionLayoutItem(layoutSize: half)
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: half, elementKind: "k", containerAnchor: NSCollectionLayoutAnchor(edges: .top))
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: half, elementKind: "k", alignment: .top)
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: half, subitems: [item]))
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    return [
      ("item's content insets", item.contentInsets == .zero),
      ("item's supplementary items", item.supplementaryItems.count),
      ("supplementary item's zIndex", badge.zIndex),
      ("has a supplementary item an item anchor", badge.itemAnchor != nil),
      ("decoration's zIndex", NSCollectionLayoutDecorationItem.background(elementKind: "k").zIndex),
      ("header's zIndex", header.zIndex), ("header extends the boundary", header.extendsBoundary),
      ("header is pinned", header.pinToVisibleBounds),
      ("section's inter-group spacing", section.interGroupSpacing),
      ("section scrolls by itself", section.orthogonalScrollingBehavior != .none),
      ("section's boundary items", section.boundarySupplementaryItems.count),
      ("layout scrolls vertically", configuration.scrollDirection == .vertical),
      ("layout's section spacing", configuration.interSectionSpacing),
      ("layout's insets from the safe area", configuration.contentInsetsReference == .safeArea),
    ]
  }

  private static var flow: [(String, Any)] {
    let flow = UICollectionViewFlowLayout()
    return [
      ("flow layout's line spacing", flow.minimumLineSpacing),
      ("flow layout's item spacing", flow.minimumInteritemSpacing),
      ("flow layout's item size", PlainJSON.text([flow.itemSize.width, flow.itemSize.height])),
      (
        "flow layout's estimated size",
        PlainJSON.text([
          flow.estimatedItemSize.width, flow.estimatedItemSize.height,
        ])
      ),
      ("flow layout's section inset", flow.sectionInset == .zero),
      ("flow layout scrolls vertically", flow.scrollDirection == .vertical),
      ("flow layout pins headers", flow.sectionHeadersPinToVisibleBounds),
      (
        "flow layout's insets from the content inset",
        flow.sectionInsetReference == .fromContentInset
      ),
    ]
  }

  private static var views: [(String, Any)] {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let cell = UICollectionViewCell(frame: .zero)
    return [
      ("view allows selection", view.allowsSelection),
      ("view allows multiple selection", view.allowsMultipleSelection),
      ("view allows selection in editing", view.allowsSelectionDuringEditing),
      ("view is editing", view.isEditing),
      ("view adjusts insets by itself", view.contentInsetAdjustmentBehavior == .automatic),
      ("cell is selected", cell.isSelected), ("cell is highlighted", cell.isHighlighted),
      ("cell has a content configuration", cell.contentConfiguration != nil),
      ("cell updates its background by itself", cell.automaticallyUpdatesBackgroundConfiguration),
    ]
  }

  private static var gestures: [(String, Any)] {
    let (tap, press, pan) = (
      UITapGestureRecognizer(), UILongPressGestureRecognizer(), UIPanGestureRecognizer()
    )
    let swipe = UISwipeGestureRecognizer()
    return [
      ("tap's number of taps", tap.numberOfTapsRequired),
      ("tap's number of touches", tap.numberOfTouchesRequired),
      ("long press's duration", press.minimumPressDuration),
      ("long press's movement", press.allowableMovement),
      ("long press's number of taps", press.numberOfTapsRequired),
      ("long press's number of touches", press.numberOfTouchesRequired),
      ("pan's least number of touches", pan.minimumNumberOfTouches),
      ("swipe goes to the right", swipe.direction == .right),
      ("swipe's number of touches", swipe.numberOfTouchesRequired),
      ("edge pan's edges are none", UIScreenEdgePanGestureRecognizer().edges == []),
      ("pinch's scale", UIPinchGestureRecognizer().scale),
      ("rotation", UIRotationGestureRecognizer().rotation),
      ("recogniser is enabled", tap.isEnabled),
      ("recogniser waits", tap.state == .possible),
      ("recogniser cancels touches in its view", tap.cancelsTouchesInView),
      ("recogniser holds the beginning of touches back", tap.delaysTouchesBegan),
      ("recogniser holds the end of touches back", tap.delaysTouchesEnded),
      ("recogniser takes one type of touches at a time", tap.requiresExclusiveTouchType),
    ]
  }

  private static var scrolling: [(String, Any)] {
    let view = UIScrollView(frame: .zero)
    return [
      ("scroll view holds touches of its content back", view.delaysContentTouches),
      ("scroll view may cancel touches of its content", view.canCancelContentTouches),
      ("scroll view keeps to one direction", view.isDirectionalLockEnabled),
      ("scroll view bounces", view.bounces),
      ("scroll view bounces without need", view.alwaysBounceVertical),
      ("scroll view turns pages", view.isPagingEnabled),
      ("scroll view comes to rest as is normal", view.decelerationRate == .normal),
      ("scroll view goes to the top", view.scrollsToTop),
    ]
  }

  private static var tables: [(String, Any)] {
    let table = UITableView(frame: .zero, style: .plain)
    return [
      ("automatic dimension", UITableView.automaticDimension),
      ("table's own row height is automatic", table.rowHeight == UITableView.automaticDimension),
      ("table draws lines", table.separatorStyle == .singleLine),
      ("table's effect of lines", table.separatorEffect != nil),
      ("table keeps cells to a readable width", table.cellLayoutMarginsFollowReadableWidth),
      ("table remembers its focus", table.remembersLastFocusedIndexPath),
      ("table's index has a background", table.sectionIndexBackgroundColor != nil),
      ("table's margins", table.layoutMargins.left),
      ("table allows selection", table.allowsSelection),
      ("table allows multiple selection", table.allowsMultipleSelection),
      ("table is editing", table.isEditing),
    ]
  }
}

// MARK: - Behaviour

/// A script case: mounted objects and steps are given, the calls during each step are the result.
///
/// Each step is a line of words, and each result is a list of such lines (Conformance/README.md lists the
/// words).
@MainActor
private struct ScriptCase {
  private let given: [String: Any]
  private let defaults: [String: Any]
  private let stage: any RecorderStage

  init(_ given: [String: Any], _ defaults: [String: Any], _ stage: any RecorderStage) {
    (self.given, self.defaults, self.stage) = (given, defaults, stage)
  }

  func results() throws -> [Any] {
    let layouts = defaults.object("layouts")
    let world = ScriptWorld(given, layouts, stage)
    if let reason = stage.show(
      { CaseController(world.view) }, size: world.view.bounds.size, scale: UIScreen.main.scale,
      idiom: .unspecified)
    {
      return [["skipped": reason]]
    }
    defer { stage.clear() }
    var results: [Any] = [world.taken()]
    for step in given["steps"] as? [String] ?? [] {
      guard try world.perform(step) else {
        throw RecorderError("\(given.text("id")): nobody knows how to \(step)")
      }
      results.append(world.taken())
    }
    return results
  }
}

/// A cell that reports the calls that it receives.
private final class TellingCell: UICollectionViewCell {
  /// The identifier of the displayed item.
  var item = "-"
  var tell: @MainActor (String) -> Void = { _ in }
  var wantedHeight: CGFloat?

  override var isSelected: Bool {
    didSet {
      if isSelected != oldValue { tell("state \(item) \(isSelected ? "selected" : "not")") }
    }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    tell("reuse \(item)")
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if let wantedHeight {
      tell("measure \(item)")
      layoutAttributes.size.height = wantedHeight
    }
    return layoutAttributes
  }
}

/// The collection view of a script with its data, and the calls that it makes.
@MainActor
private final class ScriptWorld: NSObject {
  let view: UICollectionView
  private let stage: any RecorderStage
  private let layouts: [String: Any]
  private let words: Set<String>
  private let height: CGFloat?
  /// The results of delegate methods, by the name of the method.
  private let answers: [String: Any]
  private var items: [[String]]
  private var diffable: UICollectionViewDiffableDataSource<String, String>?
  private var calls: [String] = []

  init(_ given: [String: Any], _ layouts: [String: Any], _ stage: any RecorderStage) {
    self.stage = stage
    self.layouts = layouts
    answers = given.object("answers")
    words = Set(given["log"] as? [String] ?? [])
    items = given["items"] as? [[String]] ?? []
    height = given["height"] == nil ? nil : CGFloat(given.number("height"))
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: Self.layout(layouts.object(given.text("layout", or: "list"))))
    super.init()
    view.contentInsetAdjustmentBehavior = .never
    view.register(TellingCell.self, forCellWithReuseIdentifier: "cell")
    for kind in ["header", "footer", "badge"] {
      view.register(
        PlacedReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    }
    view.delegate = self
    view.isPrefetchingEnabled = given.flag("prefetching", or: false)
    view.allowsSelection = given.flag("allowsSelection", or: true)
    view.allowsMultipleSelection = given.flag("allowsMultipleSelection", or: false)
    if given.flag("diffable", or: false) { becomeDiffable() } else { view.dataSource = self }
    if view.isPrefetchingEnabled { view.prefetchDataSource = self }
  }

  private static func layout(_ field: [String: Any]) -> UICollectionViewLayout {
    if field["itemSize"] != nil {
      let flow = UICollectionViewFlowLayout()
      let size = field.numbers("itemSize")
      flow.itemSize = CGSize(width: size[0], height: size[1])
      flow.minimumLineSpacing = field.number("minimumLineSpacing")
      flow.minimumInteritemSpacing = 0
      return flow
    }
    return UICollectionViewCompositionalLayout(
      sectionProvider: { _, _ in Descriptions.section(field.object("sectionForAll")) },
      configuration: Descriptions.configuration(field))
  }

  private func becomeDiffable() {
    let source = UICollectionViewDiffableDataSource<String, String>(collectionView: view) {
      [unowned self] _, path, item in cell(item, at: path)
    }
    source.supplementaryViewProvider = { [unowned self] _, kind, path in
      supplementary(kind, at: path)
    }
    source.reorderingHandlers.canReorderItem = { [unowned self] item in
      tell("canReorder \(item)")
      return answers.flag("canReorder", or: true)
    }
    source.reorderingHandlers.willReorder = { [unowned self] _ in tell("willReorder") }
    source.reorderingHandlers.didReorder = { [unowned self] transaction in
      let after = transaction.finalSnapshot.itemIdentifiers.joined(separator: " ")
      tell("didReorder \(after)")
    }
    diffable = source
    show(items, animated: false)
  }

  /// Returns the calls since the last time, in order.
  func taken() -> [String] {
    defer { calls = [] }
    return calls
  }

  private func tell(_ call: String) {
    let word = call.prefix { $0 != " " }
    if words.contains(String(word)) { calls.append(call) }
  }

  // MARK: Acting

  /// Performs a step.
  ///
  /// - Returns: `false` if the step is unknown.
  func perform(_ step: String) throws -> Bool {
    var arguments = step.split(separator: " ").map(String.init)
    let verb = arguments.removeFirst()
    let animated = arguments.first == "animated"
    if animated { arguments.removeFirst() }
    let paths = arguments.compactMap(Self.path)
    if verb == "see" {
      calls += arguments.map(seen)
      return true
    }
    guard
      scroll(verb, arguments, animated) || select(verb, paths, animated)
        || change(verb, arguments, paths, animated) || show(verb, arguments, animated)
        || move(verb, arguments, paths)
    else { return false }
    stage.layOut()
    return true
  }

  private static func path(_ text: String) -> IndexPath? {
    let numbers = text.split(separator: ".").compactMap { Int($0) }
    return numbers.count == 2 ? IndexPath(item: numbers[1], section: numbers[0]) : nil
  }

  private func scroll(_ verb: String, _ arguments: [String], _ animated: Bool) -> Bool {
    let numbers = arguments.compactMap(Double.init)
    switch verb {
    case "scroll":
      view.setContentOffset(CGPoint(x: 0, y: numbers[0]), animated: animated)
    case "scrollTo":
      guard let path = Self.path(arguments[0]) else { return false }
      let known: [String: UICollectionView.ScrollPosition] = [
        "top": .top, "middle": .centeredVertically, "bottom": .bottom,
      ]
      view.scrollToItem(
        at: path, at: arguments.count > 1 ? known[arguments[1]] ?? [] : [], animated: animated)
    case "wait": stage.wait(numbers[0])
    case "inset":
      view.contentInset = UIEdgeInsets(top: numbers[0], left: 0, bottom: numbers[1], right: 0)
    case "resize": view.frame = CGRect(x: 0, y: 0, width: numbers[0], height: numbers[1])
    case "layout":
      view.setNeedsLayout()
    case "invalidate": view.collectionViewLayout.invalidateLayout()
    default: return false
    }
    return true
  }

  private func select(_ verb: String, _ paths: [IndexPath], _ animated: Bool) -> Bool {
    switch verb {
    case "select":
      view.selectItem(at: paths.first, animated: animated, scrollPosition: [])
    case "selectAtTop":
      view.selectItem(at: paths.first, animated: animated, scrollPosition: .top)
    case "deselect": paths.forEach { view.deselectItem(at: $0, animated: animated) }
    case "allowSelection": view.allowsSelection = true
    case "refuseSelection": view.allowsSelection = false
    case "allowMultiple": view.allowsMultipleSelection = true
    case "refuseMultiple": view.allowsMultipleSelection = false
    case "edit": view.isEditing = true
    case "endEditing": view.isEditing = false
    default: return false
    }
    return true
  }

  /// Performs changes of which the view is notified; several changes are separated by semicolons.
  private func change(
    _ verb: String, _ arguments: [String], _ paths: [IndexPath], _ animated: Bool
  ) -> Bool {
    switch verb {
    case "reloadData": view.reloadData()
    case "unanimated":
      UIView.performWithoutAnimation { batch(arguments) }
    case "batch": batch(arguments)
    case "put":
      // New data that the view is not told of.
      items = Self.sections(arguments)
    case "insert", "delete", "move", "reload", "reconfigure", "insertSection", "deleteSection",
      "reloadSection", "moveSection":
      guard diffable == nil else { return false }
      batch([verb] + arguments)
    default: return false
    }
    return true
  }

  private func batch(_ words: [String]) {
    let changes = words.split(separator: ";").map(Array.init)
    view.performBatchUpdates { [self] in
      edit(changes)
      for change in changes {
        let paths = change.dropFirst().compactMap(Self.path)
        let numbers = IndexSet(change.dropFirst().compactMap { Int($0) })
        switch change[0] {
        case "insert": view.insertItems(at: paths)
        case "delete": view.deleteItems(at: paths)
        case "move": view.moveItem(at: paths[0], to: paths[1])
        case "reload": view.reloadItems(at: paths)
        case "reconfigure": view.reconfigureItems(at: paths)
        case "insertSection": view.insertSections(numbers)
        case "deleteSection": view.deleteSections(numbers)
        case "reloadSection": view.reloadSections(numbers)
        case "moveSection":
          let ends = change.dropFirst().compactMap { Int($0) }
          view.moveSection(ends[0], toSection: ends[1])
        default: break
        }
      }
    } completion: { [weak self] finished in
      self?.tell("done \(finished)")
    }
  }

  /// Changes the data: first the deletions at the old index paths, then the insertions at the new ones.
  private func edit(_ changes: [[String]]) {
    func paths(_ verb: String) -> [[IndexPath]] {
      changes.filter { $0[0] == verb }.map { $0.dropFirst().compactMap(Self.path) }
    }
    func numbers(_ verb: String) -> [[Int]] {
      changes.filter { $0[0] == verb }.map { $0.dropFirst().compactMap { Int($0) } }
    }
    let moved = paths("move").map { (items[$0[0].section][$0[0].item], from: $0[0], to: $0[1]) }
    let sections = numbers("moveSection").map { (items[$0[0]], from: $0[0], to: $0[1]) }
    for path in (paths("delete").flatMap { $0 } + moved.map(\.from)).sorted().reversed() {
      items[path.section].remove(at: path.item)
    }
    for section in (numbers("deleteSection").flatMap { $0 } + sections.map(\.from)).sorted()
      .reversed()
    {
      items.remove(at: section)
    }
    let arriving =
      numbers("insertSection").flatMap { $0 }.map { ($0, ["n\($0)a", "n\($0)b"]) }
      + sections.map { ($0.to, $0.0) }
    for (section, names) in arriving.sorted(by: { $0.0 < $1.0 }) {
      items.insert(names, at: section)
    }
    let coming =
      paths("insert").flatMap { $0 }.map { ($0, "n\($0.section).\($0.item)") }
      + moved.map { ($0.to, $0.0) }
    for (path, name) in coming.sorted(by: { $0.0 < $1.0 }) {
      items[path.section].insert(name, at: path.item)
    }
  }

  private static func sections(_ words: [String]) -> [[String]] {
    words.split(separator: "|", omittingEmptySubsequences: false).map(Array.init)
  }

  /// Performs a step of a diffable data source.
  private func show(_ verb: String, _ arguments: [String], _ animated: Bool) -> Bool {
    guard let diffable else { return false }
    var snapshot = diffable.snapshot()
    switch verb {
    case "apply":
      show(Self.sections(arguments), animated: animated)
      return true
    case "applyReloading":
      let new = Self.snapshot(Self.sections(arguments))
      diffable.applySnapshotUsingReloadData(new) { [weak self] in self?.tell("done") }
      return true
    case "reloadItem": snapshot.reloadItems(arguments)
    case "reconfigureItem": snapshot.reconfigureItems(arguments)
    case "reloadSectionNamed": snapshot.reloadSections(arguments)
    default: return false
    }
    diffable.apply(snapshot, animatingDifferences: animated) { [weak self] in self?.tell("done") }
    return true
  }

  private func show(_ sections: [[String]], animated: Bool) {
    diffable?.apply(Self.snapshot(sections), animatingDifferences: animated) { [weak self] in
      self?.tell("done")
    }
  }

  private static func snapshot(
    _ sections: [[String]]
  ) -> NSDiffableDataSourceSnapshot<String, String> {
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    for (index, items) in sections.enumerated() {
      let name = String(UnicodeScalar(UInt8(65 + index)))
      snapshot.appendSections([name])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  private func move(_ verb: String, _ arguments: [String], _ paths: [IndexPath]) -> Bool {
    switch verb {
    case "begin": calls.append("began \(view.beginInteractiveMovementForItem(at: paths[0]))")
    case "drag":
      guard let frame = view.layoutAttributesForItem(at: paths[0])?.frame else { return false }
      view.updateInteractiveMovementTargetPosition(CGPoint(x: frame.midX, y: frame.midY))
    case "end": view.endInteractiveMovement()
    case "cancel": view.cancelInteractiveMovement()
    case "switchTo":
      view.setCollectionViewLayout(Self.layout(layouts.object(arguments[0])), animated: false)
    case "hide": view.isHidden = true
    case "unhide": view.isHidden = false
    default: return false
    }
    return true
  }

  // MARK: Looking

  private func seen(_ what: String) -> String {
    func list(_ paths: [IndexPath]?) -> String {
      (paths ?? []).sorted().map(Self.text).joined(separator: " ")
    }
    func number(_ value: CGFloat) -> String { PlainJSON.text(value) }
    switch what {
    case "offset": return "offset \(number(view.contentOffset.x)) \(number(view.contentOffset.y))"
    case "content":
      return "content \(number(view.contentSize.width)) \(number(view.contentSize.height))"
    case "visible": return "visible \(list(view.indexPathsForVisibleItems))"
    case "selected": return "selected \(list(view.indexPathsForSelectedItems))"
    case "items":
      let names = view.indexPathsForVisibleItems.sorted().map {
        (view.cellForItem(at: $0) as? TellingCell)?.item ?? "none"
      }
      return "items \(names.joined(separator: " "))"
    case "marked":
      let names = view.indexPathsForVisibleItems.sorted().compactMap { path -> String? in
        guard let cell = view.cellForItem(at: path) as? TellingCell, cell.isSelected else {
          return nil
        }
        return cell.item
      }
      return "marked \(names.joined(separator: " "))"
    case "counts":
      let counts = (0..<view.numberOfSections).map { "\(view.numberOfItems(inSection: $0))" }
      return "counts \(counts.joined(separator: " "))"
    case "data":
      let names = diffable?.snapshot().itemIdentifiers ?? items.flatMap { $0 }
      return "data \(names.joined(separator: " "))"
    case "editing": return "editing \(view.isEditing)"
    case "headers":
      return "headers \(list(view.indexPathsForVisibleSupplementaryElements(ofKind: "header")))"
    case "frames":
      let frames = view.indexPathsForVisibleItems.sorted().compactMap { path -> String? in
        view.layoutAttributesForItem(at: path).map {
          "\(Self.text(path)) \(number($0.frame.minY))+\(number($0.frame.height))"
        }
      }
      return "frames \(frames.joined(separator: ", "))"
    case "flags": return "flags \(view.hasUncommittedUpdates) \(view.isTracking) \(view.isDragging)"
    default: return "nothing called \(what)"
    }
  }

  private static func text(_ path: IndexPath) -> String { "\(path.section).\(path.item)" }

  // MARK: Data

  private func cell(_ item: String, at path: IndexPath) -> UICollectionViewCell {
    tell("ask \(Self.text(path)) \(item)")
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    guard let telling = cell as? TellingCell else { return cell }
    telling.item = item
    telling.wantedHeight = height
    telling.tell = { [weak self] in self?.tell($0) }
    return cell
  }

  private func supplementary(_ kind: String, at path: IndexPath) -> UICollectionReusableView {
    tell("ask \(kind) \(Self.text(path))")
    return view.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: kind, for: path)
  }
}

extension ScriptWorld: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int {
    tell("sections")
    return items.count
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    tell("count \(section)")
    return items[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { cell(items[indexPath.section][indexPath.item], at: indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { supplementary(kind, at: indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    tell("canMove \(Self.text(indexPath))")
    return answers.flag("canMove", or: true)
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    tell("moved \(Self.text(sourceIndexPath)) \(Self.text(destinationIndexPath))")
    let item = items[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    items[destinationIndexPath.section].insert(item, at: destinationIndexPath.item)
  }
}

extension ScriptWorld: UICollectionViewDataSourcePrefetching {
  func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
  ) { tell("prefetch \(indexPaths.map(Self.text).joined(separator: " "))") }

  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) { tell("cancelPrefetch \(indexPaths.map(Self.text).joined(separator: " "))") }
}

extension ScriptWorld: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { tell("show \(Self.text(indexPath)) \((cell as? TellingCell)?.item ?? "")") }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { tell("hide \(Self.text(indexPath)) \((cell as? TellingCell)?.item ?? "")") }

  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) { tell("show \(elementKind) \(Self.text(indexPath))") }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { tell("hide \(elementKind) \(Self.text(indexPath))") }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    tell("shouldSelect \(Self.text(indexPath))")
    return answers.flag("shouldSelect", or: true)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    tell("didSelect \(Self.text(indexPath))")
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    tell("shouldDeselect \(Self.text(indexPath))")
    return true
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    tell("didDeselect \(Self.text(indexPath))")
  }

  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    tell("target \(Self.text(originalIndexPath)) \(Self.text(proposedIndexPath))")
    return answers.flag("keepsPlace", or: false) ? originalIndexPath : proposedIndexPath
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    tell("didScroll \(PlainJSON.text(scrollView.contentOffset.y))")
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    tell("didEndScrollingAnimation \(PlainJSON.text(scrollView.contentOffset.y))")
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    tell("didChangeInset")
  }
}

// MARK: - Controllers

/// A script case with view controllers: the appearance calls that each of them receives are the result.
@MainActor
private struct ControllerCase {
  private let given: [String: Any]
  private let controllers: [String: Any]
  private let stage: any RecorderStage

  init(_ given: [String: Any], _ controllers: [String: Any], _ stage: any RecorderStage) {
    (self.given, self.controllers, self.stage) = (given, controllers, stage)
  }

  func results() throws -> [Any] {
    let world = ControllerWorld(
      words: Set(given["log"] as? [String] ?? []), kind: controllers.text("kind"),
      names: controllers["names"] as? [String] ?? [])
    if let reason = stage.show(
      { world.root }, size: CGSize(width: 320, height: 480), scale: UIScreen.main.scale,
      idiom: .unspecified)
    {
      return [["skipped": reason]]
    }
    defer { stage.clear() }
    // What comes after the first frame, and at the end of a turn.
    stage.wait(1)
    var results: [Any] = [world.taken()]
    for step in given["steps"] as? [String] ?? [] {
      let words = step.split(separator: " ").map(String.init)
      if words[0] == "wait", let seconds = words.last.flatMap(Double.init) {
        stage.wait(seconds)
      } else if !world.perform(words) {
        throw RecorderError("\(given.text("id")): nobody knows how to \(step)")
      }
      stage.layOut()
      if !words.contains("animated") { stage.wait(0.25) }
      results.append(world.taken())
    }
    return results
  }
}

/// A controller that reports its appearance calls, with their reasons.
private final class TellingController: UIViewController {
  let name: String
  private let tell: @MainActor (String) -> Void

  init(_ name: String, _ tell: @escaping @MainActor (String) -> Void) {
    (self.name, self.tell) = (name, tell)
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  private func tell(_ word: String, _ animated: Bool, _ reasons: [(Bool, String)]) {
    let words = reasons.filter(\.0).map(\.1) + (animated ? ["animated"] : [])
    tell(([word, name] + words).joined(separator: " "))
  }

  private var coming: [(Bool, String)] {
    [(isMovingToParent, "moving"), (isBeingPresented, "presented")]
  }

  private var going: [(Bool, String)] {
    [(isMovingFromParent, "moving"), (isBeingDismissed, "dismissed")]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tell("load \(name)")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tell("willAppear", animated, coming)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    tell("isAppearing", animated, coming)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tell("didAppear", animated, coming)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    tell("willDisappear", animated, going)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    tell("didDisappear", animated, going)
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    tell("willMove \(name) \(parent == nil ? "out" : "in")")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    tell("didMove \(name) \(parent == nil ? "out" : "in")")
  }
}

/// The controllers of a script, and the calls that they receive.
@MainActor
private final class ControllerWorld: NSObject, UINavigationControllerDelegate,
  UITabBarControllerDelegate
{
  private(set) var root = UIViewController()
  private let words: Set<String>
  private var known: [String: TellingController] = [:]
  private var calls: [String] = []

  init(words: Set<String>, kind: String, names: [String]) {
    self.words = words
    super.init()
    let first = names.map(controller)
    switch kind {
    case "navigation":
      let navigation = UINavigationController()
      navigation.delegate = self
      navigation.viewControllers = first
      root = navigation
    case "tabs":
      let tabs = UITabBarController()
      tabs.delegate = self
      tabs.viewControllers = first
      root = tabs
    default: root = first.first ?? root
    }
  }

  /// Returns the calls since the last time, in order.
  func taken() -> [String] {
    defer { calls = [] }
    return calls
  }

  private func tell(_ call: String) {
    let word = call.prefix { $0 != " " }
    if words.contains(String(word)) { calls.append(call) }
  }

  private func controller(_ name: String) -> TellingController {
    if let controller = known[name] { return controller }
    let made = TellingController(name) { [unowned self] in tell($0) }
    known[name] = made
    return made
  }

  /// Performs a step.
  ///
  /// - Returns: `false` if the step is unknown.
  func perform(_ step: [String]) -> Bool {
    var arguments = Array(step.dropFirst())
    let animated = arguments.first == "animated"
    if animated { arguments.removeFirst() }
    if step[0] == "see" {
      calls += arguments.map(seen)
      return true
    }
    let named = arguments.map(controller)
    return navigate(step[0], named, animated) || present(step[0], named, animated)
      || contain(step[0], named, arguments)
  }

  private func navigate(_ verb: String, _ named: [TellingController], _ animated: Bool) -> Bool {
    guard let navigation = root as? UINavigationController else { return false }
    switch (verb, named.first) {
    case ("push", let next?): navigation.pushViewController(next, animated: animated)
    case ("pop", _): navigation.popViewController(animated: animated)
    case ("popTo", let target?): navigation.popToViewController(target, animated: animated)
    case ("popToRoot", _): navigation.popToRootViewController(animated: animated)
    case ("set", _): navigation.setViewControllers(named, animated: animated)
    default: return false
    }
    return true
  }

  private func present(_ verb: String, _ named: [TellingController], _ animated: Bool) -> Bool {
    var top = root
    while let next = top.presentedViewController { top = next }
    switch (verb, named.first) {
    case ("present", let next?), ("presentFullScreen", let next?):
      next.modalPresentationStyle = verb == "present" ? .pageSheet : .fullScreen
      top.present(next, animated: animated) { [unowned self] in tell("done present") }
    case ("dismiss", nil):
      root.dismiss(animated: animated) { [unowned self] in tell("done dismiss") }
    case ("dismiss", let controller?):
      controller.dismiss(animated: animated) { [unowned self] in tell("done dismiss") }
    default: return false
    }
    return true
  }

  private func contain(
    _ verb: String, _ named: [TellingController], _ arguments: [String]
  ) -> Bool {
    switch (verb, named.first) {
    case ("tab", _):
      (root as? UITabBarController)?.selectedIndex = arguments.first.flatMap(Int.init) ?? 0
    case ("addChild", let child?): root.addChild(child)
    case ("addView", let child?):
      child.view.frame = root.view.bounds
      root.view.addSubview(child.view)
    case ("didMove", let child?): child.didMove(toParent: root)
    case ("willLeave", let child?): child.willMove(toParent: nil)
    case ("removeView", let child?): child.view.removeFromSuperview()
    case ("removeChild", let child?): child.removeFromParent()
    case ("load", let controller?): controller.loadViewIfNeeded()
    default: return false
    }
    return true
  }

  private func seen(_ what: String) -> String {
    func names(_ controllers: [UIViewController]) -> String {
      controllers.compactMap { ($0 as? TellingController)?.name }.joined(separator: " ")
    }
    switch what {
    case "stack": return "stack \(names((root as? UINavigationController)?.viewControllers ?? []))"
    case "children": return "children \(names(root.children))"
    case "presented": return "presented \(names([root.presentedViewController].compactMap(\.self)))"
    case "loaded":
      return "loaded \(names(known.keys.sorted().compactMap { known[$0] }.filter(\.isViewLoaded)))"
    case "tab": return "tab \((root as? UITabBarController)?.selectedIndex ?? -1)"
    default: return "\(what) ?"
    }
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    tell("willShow \((viewController as? TellingController)?.name ?? "?")")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    tell("didShow \((viewController as? TellingController)?.name ?? "?")")
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    tell("shouldSelect \((viewController as? TellingController)?.name ?? "?")")
    return true
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    tell("didSelect \((viewController as? TellingController)?.name ?? "?")")
  }
}

// MARK: - Tables

/// A case of a table with given heights: the content size and the frames of rows, headers and footers are the
/// result.
@MainActor
private struct TableCase {
  private let field: [String: Any]
  private let stage: any RecorderStage

  init(_ field: [String: Any], _ stage: any RecorderStage) {
    (self.field, self.stage) = (field, stage)
  }

  func results() -> [String: Any] {
    let size = CGSize(
      width: field.number("width", or: 320), height: field.number("height", or: 480))
    let styles: [String: UITableView.Style] = ["grouped": .grouped, "insetGrouped": .insetGrouped]
    let table = UITableView(
      frame: CGRect(origin: .zero, size: size), style: styles[field.text("style")] ?? .plain)
    let heights = TableHeights(field)
    setUp(table)
    table.dataSource = heights
    table.delegate = heights
    if let reason = stage.show(
      { CaseController(table) }, size: size, scale: 2, idiom: .unspecified)
    {
      return ["skipped": reason]
    }
    defer { stage.clear() }
    if field["scrollTo"] != nil {
      table.contentOffset.y = field.number("scrollTo")
      stage.layOut()
    }
    return [
      "contentSize": [table.contentSize.width, table.contentSize.height],
      "frames": Frames.sorted(frames(of: table)),
    ]
  }

  private func setUp(_ table: UITableView) {
    table.contentInsetAdjustmentBehavior = .never
    func length(_ name: String, _ set: (CGFloat) -> Void) {
      if field[name] != nil { set(field.number(name)) }
    }
    length("rowHeight") { table.rowHeight = $0 }
    length("estimatedRowHeight") { table.estimatedRowHeight = $0 }
    length("sectionHeaderHeight") { table.sectionHeaderHeight = $0 }
    length("sectionFooterHeight") { table.sectionFooterHeight = $0 }
    length("estimatedSectionHeaderHeight") { table.estimatedSectionHeaderHeight = $0 }
    length("estimatedSectionFooterHeight") { table.estimatedSectionFooterHeight = $0 }
    length("sectionHeaderTopPadding") { table.sectionHeaderTopPadding = $0 }
    func view(_ height: CGFloat) -> UIView {
      UIView(frame: CGRect(x: 0, y: 0, width: 10, height: height))
    }
    length("tableHeader") { table.tableHeaderView = view($0) }
    length("tableFooter") { table.tableFooterView = view($0) }
  }

  private func frames(of table: UITableView) -> [[String: Any]] {
    (0..<table.numberOfSections).flatMap { section -> [[String: Any]] in
      let rows = (0..<table.numberOfRows(inSection: section)).map { row in
        let path = IndexPath(row: row, section: section)
        return Frames.record("row", path, table.rectForRow(at: path), 0)
      }
      let first = IndexPath(row: 0, section: section)
      let around = [
        ("header", table.rectForHeader(inSection: section)),
        ("footer", table.rectForFooter(inSection: section)),
      ]
      // Where what is not there would be is nobody's concern.
      return rows
        + around.filter { $0.1.height > 0 }.map { Frames.record($0.0, first, $0.1, 0) }
    }
  }
}

/// A data source with the rows, titles and heights of a table case.
@MainActor
private final class TableHeights: NSObject, UITableViewDataSource {
  fileprivate let sections: [[String: Any]]

  init(_ field: [String: Any]) { sections = field.objects("sections") }

  /// Returns the height that the delegate returns, or the automatic dimension if the case has none.
  fileprivate func height(_ name: String, _ section: Int) -> CGFloat {
    sections[section][name] == nil
      ? UITableView.automaticDimension : sections[section].number(name)
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Int(sections[section].number("rows"))
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section]["header"] as? String
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sections[section]["footer"] as? String
  }
}

extension TableHeights: UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    let heights = sections[indexPath.section].numbers("rowHeights")
    return indexPath.row < heights.count ? heights[indexPath.row] : tableView.rowHeight
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    sections[section]["headerHeight"] == nil
      ? tableView.sectionHeaderHeight : height("headerHeight", section)
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    sections[section]["footerHeight"] == nil
      ? tableView.sectionFooterHeight : height("footerHeight", section)
  }
}

// MARK: - Mistakes

/// The programming errors by name, most of which end the program.
@MainActor
private struct Mistakes {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>
  private typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

  private let stage: any RecorderStage

  init(_ stage: any RecorderStage) { self.stage = stage }

  /// Returns whether `program --stop name` ends by a signal, as it does after an exception or a trap.
  ///
  /// - Throws: `RecorderError` when it cannot be launched, or reports that it does not know the mistake.
  static func stops(_ program: String, _ name: String) throws -> Bool {
    func pointers(_ words: [String]) -> [UnsafeMutablePointer<CChar>?] {
      words.map { strdup($0) } + [nil]
    }
    let arguments = pointers([program, "--stop", name])
    // Swift on Linux takes seconds to tell where a program stopped.
    let known = ProcessInfo.processInfo.environment.map { "\($0)=\($1)" }
    let environment = pointers(known + ["SWIFT_BACKTRACE=enable=no"])
    defer { (arguments + environment).forEach { free($0) } }
    var process: pid_t = 0
    guard posix_spawn(&process, program, nil, nil, arguments, environment) == 0 else {
      throw RecorderError("\(program) can't be started")
    }
    var status: Int32 = 0
    guard waitpid(process, &status, 0) == process else {
      throw RecorderError("\(program) can't be waited for")
    }
    if status & 0x7f != 0 { return true }
    guard status == 0 else { throw RecorderError("\(program) --stop \(name) failed") }
    return false
  }

  var all: [(String, () -> Void)] { items + sections + outlines + descriptions + views }

  /// Changes a snapshot of two sections, with two items and one.
  private func edited(_ change: (inout Snapshot) -> Void) {
    var snapshot = Snapshot()
    snapshot.appendSections(["A", "B"])
    snapshot.appendItems(["a", "b"], toSection: "A")
    snapshot.appendItems(["c"], toSection: "B")
    change(&snapshot)
  }

  private var items: [(String, () -> Void)] {
    [
      ("append an item twice in one call", { edited { $0.appendItems(["x", "x"]) } }),
      ("append an item that is there", { edited { $0.appendItems(["a"]) } }),
      (
        "append an item to an unknown section", { edited { $0.appendItems(["x"], toSection: "Z") } }
      ),
      (
        "append an item where no section is",
        {
          var snapshot = Snapshot()
          snapshot.appendItems(["x"])
        }
      ),
      (
        "insert an item before an unknown one",
        { edited { $0.insertItems(["x"], beforeItem: "z") } }
      ),
      ("insert an item before itself", { edited { $0.insertItems(["x", "a"], beforeItem: "a") } }),
      ("move an item before itself", { edited { $0.moveItem("a", beforeItem: "a") } }),
      ("move an unknown item", { edited { $0.moveItem("z", beforeItem: "a") } }),
      ("reload an unknown item", { edited { $0.reloadItems(["z"]) } }),
      ("reconfigure an unknown item", { edited { $0.reconfigureItems(["z"]) } }),
    ]
  }

  private var sections: [(String, () -> Void)] {
    [
      ("append a section that is there", { edited { $0.appendSections(["A"]) } }),
      ("append a section twice in one call", { edited { $0.appendSections(["C", "C"]) } }),
      ("move a section after itself", { edited { $0.moveSection("A", afterSection: "A") } }),
      ("reload an unknown section", { edited { $0.reloadSections(["Z"]) } }),
      ("count an unknown section's items", { edited { _ = $0.numberOfItems(inSection: "Z") } }),
      ("list an unknown section's items", { edited { _ = $0.itemIdentifiers(inSection: "Z") } }),
    ]
  }

  private func outlined(_ change: (inout Outline) -> Void) {
    var outline = Outline()
    outline.append(["a", "b"])
    outline.append(["c"], to: "a")
    change(&outline)
  }

  private var outlines: [(String, () -> Void)] {
    [
      ("append to an outline what it has", { outlined { $0.append(["c"]) } }),
      ("append below an unknown parent", { outlined { $0.append(["x"], to: "z") } }),
      ("delete an unknown item of an outline", { outlined { $0.delete(["z"]) } }),
      (
        "insert into an outline before an unknown item",
        { outlined { $0.insert(["x"], before: "z") } }
      ),
      ("ask an unknown item's level", { outlined { _ = $0.level(of: "z") } }),
      ("ask whether an unknown item is expanded", { outlined { _ = $0.isExpanded("z") } }),
    ]
  }

  private static let size = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))

  private var row: NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: Self.size)
    return NSCollectionLayoutSection(group: .horizontal(layoutSize: Self.size, subitems: [item]))
  }

  private func header(_ alignment: NSRectAlignment) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: Self.size, elementKind: "header", alignment: alignment)
  }

  private var descriptions: [(String, () -> Void)] {
    let item = NSCollectionLayoutItem(layoutSize: Self.size)
    return [
      (
        "lay out a group of no items",
        {
          show(
            layout: UICollectionViewCompositionalLayout(
              section: NSCollectionLayoutSection(
                group: .horizontal(layoutSize: Self.size, subitems: []))))
        }
      ),
      (
        "lay out a counted group of none",
        {
          show(
            layout: UICollectionViewCompositionalLayout(
              section: NSCollectionLayoutSection(
                group: .horizontal(layoutSize: Self.size, repeatingSubitem: item, count: 0))))
        }
      ),
      (
        "lay out two headers of one kind",
        {
          let section = row
          section.boundarySupplementaryItems = [header(.top), header(.bottom)]
          show(layout: UICollectionViewCompositionalLayout(section: section))
        }
      ),
      (
        "answer no section",
        { show(layout: UICollectionViewCompositionalLayout { _, _ in nil }) }
      ),
    ]
  }

  /// Displays a collection view with `counts` items per section, after calling `prepare`.
  private func show(
    layout: UICollectionViewLayout, counts: [Int] = [3],
    prepare: (UICollectionView) -> Void = { _ in }
  ) {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    let items = CountedItems(counts, measuring: nil)
    view.dataSource = items
    prepare(view)
    _ = stage.show(
      { CaseController(view) }, size: view.bounds.size, scale: UIScreen.main.scale,
      idiom: .unspecified)
    stage.layOut()
    withExtendedLifetime(items) {}
  }

  private var views: [(String, () -> Void)] {
    let layout = UICollectionViewCompositionalLayout(section: row)
    return [
      (
        "show a header that nobody provides",
        {
          let section = row
          section.boundarySupplementaryItems = [header(.top)]
          showProvided(UICollectionViewCompositionalLayout(section: section)) { view, path, cell in
            view.dequeueConfiguredReusableCell(using: cell, for: path, item: "a")
          }
        }
      ),
      (
        "change counts and say another change",
        {
          show(layout: layout) { view in
            view.layoutIfNeeded()
            view.performBatchUpdates { view.insertItems(at: [IndexPath(item: 0, section: 0)]) }
          }
        }
      ),
      (
        "make a registration while a cell is provided",
        {
          showProvided(layout) { view, path, _ in
            let made = UICollectionView.CellRegistration<UICollectionViewCell, String> { _, _, _ in
            }
            return view.dequeueConfiguredReusableCell(using: made, for: path, item: "a")
          }
        }
      ),
      (
        "dequeue a cell and give another one",
        {
          showProvided(layout) { view, path, cell in
            _ = view.dequeueConfiguredReusableCell(using: cell, for: path, item: "a")
            return UICollectionViewCell(frame: .zero)
          }
        }
      ),
      (
        "dequeue a cell that nobody registered",
        {
          showProvided(layout) { view, path, _ in
            view.dequeueReusableCell(withReuseIdentifier: "unknown", for: path)
          }
        }
      ),
    ]
  }

  private typealias Cell = UICollectionView.CellRegistration<UICollectionViewCell, String>

  /// Displays one item of a diffable data source whose cell provider is `provide`.
  private func showProvided(
    _ layout: UICollectionViewLayout,
    _ provide: @escaping @MainActor (UICollectionView, IndexPath, Cell) -> UICollectionViewCell
  ) {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    let cell = Cell { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<String, String>(collectionView: view) {
      view, path, _ in provide(view, path, cell)
    }
    _ = stage.show(
      { CaseController(view) }, size: view.bounds.size, scale: UIScreen.main.scale,
      idiom: .unspecified)
    var snapshot = Snapshot()
    snapshot.appendSections(["A"])
    snapshot.appendItems(["a"])
    source.apply(snapshot, animatingDifferences: false)
    stage.layOut()
    withExtendedLifetime(source) {}
  }
}

#if RECORDER_ALONE
/// The program `recorder FILE… >results.json`, if it is compiled without a package.
@main
enum RecorderAlone {
  @MainActor
  static func main() throws {
    let words = CommandLine.arguments
    if words.count == 3, words[1] == "--stop" {
      return try Recorder(on: WindowStage()).carryOut(words[2])
    }
    let files = try words.dropFirst().map { try Data(contentsOf: URL(fileURLWithPath: $0)) }
    let device = UIDevice.current
    #if targetEnvironment(macCatalyst)
    let system = "Mac Catalyst"
    #else
    let system = device.systemName
    #endif
    let program = Bundle.main.executablePath ?? words[0]
    let results = try Recorder(on: WindowStage(), program: program).results(
      of: Array(files), system: "\(system) \(device.systemVersion)")
    FileHandle.standardOutput.write(results)
  }
}
#endif
