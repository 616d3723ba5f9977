// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing
import UIKit

/// Tests that overrides of methods that libraries override in UIKit compile.
@MainActor
struct OverridingInterfaceTests {
  private final class Layout: UICollectionViewLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .rightToLeft }
  }

  private final class View: UIView {
    private let label = UILabel()
    override func willMove(toWindow newWindow: UIWindow?) { super.willMove(toWindow: newWindow) }
    override var window: UIWindow? { super.window }
    override var forFirstBaselineLayout: UIView { label }
    override var forLastBaselineLayout: UIView { label }
    override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
  }

  private final class Button: UIButton {
    override func backgroundRect(forBounds bounds: CGRect) -> CGRect {
      bounds.insetBy(dx: 1, dy: 1)
    }
    override func contentRect(forBounds bounds: CGRect) -> CGRect { bounds }
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
      CGRect(x: 0, y: 50, width: contentRect.width, height: 20)
    }
    override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
      CGRect(x: 5, y: 6, width: 7, height: 8)
    }
  }

  private final class Window: UIWindow {
    override init(windowScene: UIWindowScene) { super.init(windowScene: windowScene) }
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { nil }
    override var isKeyWindow: Bool { true }
    override var canBecomeKey: Bool { false }
    override func makeKeyAndVisible() {}
    override func becomeKey() {}
    override func resignKey() {}
  }

  private final class Collection: UICollectionView {
    var identifiers: [String] = []
    override func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
      identifiers.append(identifier)
      super.register(nib, forCellWithReuseIdentifier: identifier)
    }
    override func register(
      _ nib: UINib?, forSupplementaryViewOfKind kind: String,
      withReuseIdentifier identifier: String
    ) {
      identifiers.append(identifier)
      super.register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
  }

  @Test func `a collection view hears which nibs are registered`() {
    let view = Collection(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let nib = UINib(nibName: "Cell", bundle: nil)
    view.register(nib, forCellWithReuseIdentifier: "cell")
    view.register(nib, forSupplementaryViewOfKind: "head", withReuseIdentifier: "header")
    expect(view.identifiers, equals: ["cell", "header"])
  }

  @Test func `a label's letters may move together`() {
    let label = UILabel()
    expect(!label.allowsDefaultTighteningForTruncation)
    label.allowsDefaultTighteningForTruncation = true
    expect(label.allowsDefaultTighteningForTruncation)
  }

  @Test func `members of views, layouts and windows`() {
    expect(Layout().flipsHorizontallyInOppositeLayoutDirection)
    expect(Layout().developmentLayoutDirection, equals: .rightToLeft)
    expect(View().forLastBaselineLayout is UILabel)
    expect(Window().isKeyWindow)
  }

  @Test func `a button puts its parts where its class says`() {
    let button = Button(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    button.setTitle("Cart", for: .normal)
    button.setImage(UIImage(systemName: "cart"), for: .normal)
    button.setBackgroundImage(UIImage(systemName: "circle"), for: .normal)
    button.layoutIfNeeded()
    expect(button.titleLabel?.frame, equals: CGRect(x: 0, y: 50, width: 100, height: 20))
    expect(button.imageView?.frame, equals: CGRect(x: 5, y: 6, width: 7, height: 8))
    expect(button.subviews.first?.frame, equals: CGRect(x: 1, y: 1, width: 98, height: 78))
  }

  @Test func `constraints mean the text that a view names by its baselines`() {
    final class Titled: UIView {
      let label = UILabel()
      override var forLastBaselineLayout: UIView { label }
    }
    let (root, titled, mark) = (UIView(), Titled(), UIView())
    root.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    titled.label.text = "Text"
    titled.addSubview(titled.label)
    root.addSubview(titled)
    root.addSubview(mark)
    for view in [titled, titled.label, mark] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    NSLayoutConstraint.activate([
      titled.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      titled.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      titled.heightAnchor.constraint(equalToConstant: 100),
      titled.label.topAnchor.constraint(equalTo: titled.topAnchor, constant: 20),
      titled.label.leadingAnchor.constraint(equalTo: titled.leadingAnchor),
      titled.label.trailingAnchor.constraint(equalTo: titled.trailingAnchor),
      mark.topAnchor.constraint(equalTo: titled.lastBaselineAnchor),
      mark.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      mark.widthAnchor.constraint(equalToConstant: 10),
      mark.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    let text = titled.label.frame
    let descender = abs(titled.label.font.descender)
    expect(abs(mark.frame.minY - (10 + text.maxY - descender)) < 1)
  }

  private final class Badge: UIView {
    let label = UILabel()
    var taken: [ObjectIdentifier] = []
    override var firstBaselineAnchor: NSLayoutYAxisAnchor { label.firstBaselineAnchor }
    override var lastBaselineAnchor: NSLayoutYAxisAnchor { label.lastBaselineAnchor }
    override var interactions: [any UIInteraction] {
      get { super.interactions }
      set { super.interactions = newValue }
    }
    override func addInteraction(_ interaction: any UIInteraction) {
      guard !(interaction is UIDropInteraction) else { return }
      super.addInteraction(interaction)
    }
    override func removeInteraction(_ interaction: any UIInteraction) {
      taken.append(ObjectIdentifier(interaction))
      super.removeInteraction(interaction)
    }
  }

  private final class Drops: NSObject, UIDropInteractionDelegate {}

  @Test func `a view's class says which interactions it takes`() {
    let (badge, drops) = (Badge(), Drops())
    let menu = UIEditMenuInteraction(delegate: nil)
    badge.interactions = [UIDropInteraction(delegate: drops), menu]
    expect(badge.interactions.count == 1 && badge.interactions.first === menu)
    let other = UIView()
    other.addInteraction(menu)
    expect(badge.taken == [ObjectIdentifier(menu)] && badge.interactions.isEmpty)
    expect(menu.view === other)
    other.interactions = []
    expect(menu.view == nil)
  }

  @Test func `a view's class says where its baselines are`() {
    let (root, badge, mark) = (UIView(), Badge(), UIView())
    root.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    badge.label.text = "Text"
    badge.addSubview(badge.label)
    for view in [badge, mark] { root.addSubview(view) }
    for view in [badge, badge.label, mark] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    NSLayoutConstraint.activate([
      badge.topAnchor.constraint(equalTo: root.topAnchor),
      badge.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      badge.heightAnchor.constraint(equalToConstant: 100),
      badge.label.topAnchor.constraint(equalTo: badge.topAnchor, constant: 20),
      badge.label.leadingAnchor.constraint(equalTo: badge.leadingAnchor),
      badge.label.trailingAnchor.constraint(equalTo: badge.trailingAnchor),
      mark.topAnchor.constraint(equalTo: badge.firstBaselineAnchor),
      mark.bottomAnchor.constraint(equalTo: badge.lastBaselineAnchor, constant: 10),
      mark.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      mark.widthAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    let baseline = badge.label.frame.maxY - abs(badge.label.font.descender)
    expect(abs(mark.frame.minY - baseline) < 1)
  }

  // MARK: Events and layers

  private final class Press: UIPress {
    override var type: UIPress.PressType { .select }
    override var phase: UIPress.Phase { .ended }
    override var key: UIKey? { Key() }
    override var responder: UIResponder? { nil }
  }

  private final class Key: UIKey {
    override var characters: String { "a" }
    override var charactersIgnoringModifiers: String { "a" }
    override var modifierFlags: UIKeyModifierFlags { .shift }
    override var keyCode: UIKeyboardHIDUsage { .keyboardA }
  }

  @Test func `presses and keys stand for others in tests`() {
    let press = Press()
    expect(press.type == .select && press.phase == .ended && press.responder == nil)
    expect(press.key?.characters == "a" && press.key?.keyCode == .keyboardA)
  }

  private final class Layer: CALayer {
    var log: [String] = []
    override func add(_ anim: CAAnimation, forKey key: String?) {
      log.append("add \(key ?? "")")
      super.add(anim, forKey: key)
    }
    override func animation(forKey key: String) -> CAAnimation? { super.animation(forKey: key) }
    override func removeAnimation(forKey key: String) {
      log.append("remove \(key)")
      super.removeAnimation(forKey: key)
    }
    override func removeAllAnimations() { super.removeAllAnimations() }
    override func addSublayer(_ layer: CALayer) {
      log.append("sublayer")
      super.addSublayer(layer)
    }
    override func insertSublayer(_ layer: CALayer, at idx: UInt32) {
      super.insertSublayer(layer, at: idx)
    }
    override func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
      super.insertSublayer(layer, below: sibling)
    }
    override func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
      super.insertSublayer(layer, above: sibling)
    }
    override func removeFromSuperlayer() {
      log.append("leaves")
      super.removeFromSuperlayer()
    }
    override func contains(_ p: CGPoint) -> Bool { p.x < 5 }
    override func hitTest(_ p: CGPoint) -> CALayer? { super.hitTest(p) }
    override func render(in ctx: CGContext) { super.render(in: ctx) }
  }

  @Test func `a layer's class says how it takes animations, sublayers and points`() {
    let (layer, inner) = (Layer(), Layer())
    layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
    expect(layer.animation(forKey: "fade") != nil)
    layer.removeAnimation(forKey: "fade")
    expect(layer.animation(forKey: "fade") == nil)
    layer.addSublayer(inner)
    layer.insertSublayer(CALayer(), below: inner)
    expect(layer.sublayers?.last === inner)
    inner.removeFromSuperlayer()
    expect(inner.log == ["leaves"] && layer.sublayers?.count == 1)
    expect(layer.log.filter { $0 != "remove fade" }, equals: ["add fade", "sublayer"])
    layer.position = CGPoint(x: 50, y: 50)
    expect(layer.hitTest(CGPoint(x: 3, y: 50)) === layer)
    expect(layer.hitTest(CGPoint(x: 30, y: 50)) == nil)
  }

  // MARK: Controllers

  private final class Photo: UIViewController {
    override var preferredTransition: UIViewController.Transition? {
      get { .crossDissolve }
      set { _ = newValue }
    }
  }

  private final class Stored: UIViewController {
    let popover = UIPopoverPresentationController(
      presentedViewController: UIViewController(), presenting: nil)
    override var popoverPresentationController: UIPopoverPresentationController? { popover }
    override var storyboard: UIStoryboard? { super.storyboard }
  }

  private final class Rows: UITableView {
    var scrolled: [IndexPath] = []
    override func scrollToRow(
      at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
    ) {
      scrolled.append(indexPath)
      super.scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  private final class RowSource: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  @Test func `a controller's class says what presents it, a table's how it scrolls to rows`() {
    let controller = Stored()
    let plain: UIViewController = controller
    expect(plain.popoverPresentationController === controller.popover)
    expect(plain.storyboard == nil)
    let (rows, source) = (Rows(frame: CGRect(x: 0, y: 0, width: 300, height: 200)), RowSource())
    rows.rowHeight = 50
    rows.dataSource = source
    let path = IndexPath(row: 10, section: 0)
    rows.selectRow(at: path, animated: false, scrollPosition: .top)
    expect(rows.scrolled == [path] && rows.contentOffset.y == 500)
  }

  private final class OwnTab: UITab {
    override var tabBarController: UITabBarController? { super.tabBarController }
  }

  @Test func `a controller's class says how it comes, a tab's where it is`() {
    expect(Photo().preferredTransition != nil)
    let tab = OwnTab(title: "Photos", image: nil, identifier: "photos") { _ in Photo() }
    expect(tab.tabBarController == nil)
    let tabs = UITabBarController(tabs: [tab])
    expect(tab.tabBarController === tabs)
  }

  // MARK: Initialisers that subclasses override

  private final class Choice: UISegmentedControl {
    override init(items: [Any]?) {
      super.init(items: items)
      selectedSegmentIndex = 0
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Puller: UIRefreshControl {
    override init() {
      super.init()
      tintColor = .red
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Pile: UIStackView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      axis = .vertical
    }
    required init(coder: NSCoder) {
      super.init(coder: coder)
      axis = .vertical
    }
  }

  @Test func `segments, wheels and stacks are begun by subclasses`() {
    let choice = Choice(items: ["One", "Two"])
    expect(choice.numberOfSegments == 2 && choice.selectedSegmentIndex == 0)
    expect(Puller().tintColor, equals: .red)
    expect(Pile(arrangedSubviews: [UIView()]).axis, equals: .vertical)
    expect(Pile(coder: NSCoder()).axis, equals: .vertical)
  }
}
