// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry
public import MullionViewTree

/// A row of segments, of which one can be selected.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The value of ``selectedSegmentIndex`` while no segment is selected.
  public static let noSegment = -1

  private static let height: CGFloat = 32
  private static let padding: CGFloat = 12
  private static let gap: CGFloat = 2

  private var segments: [Part] = []
  private let ground = UIView()
  private let thumb = UIView()
  private var pressed: Int?
  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  private static let thumbColor = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 0.39, alpha: 1) : .white
  }

  /// Creates a control with the given frame, without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a control from an interface file; with any other coder, one without segments.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.fill(self, as: UISegmentedControl.self)
  }

  /// Creates a control whose segments show `items`, which are strings, images or actions.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    setUp()
    for item in items ?? [] {
      switch item {
      case let title as String: insertSegment(withTitle: title, at: segments.count, animated: false)
      case let image as UIImage: insertSegment(with: image, at: segments.count, animated: false)
      case let action as UIAction:
        insertSegment(action: action, at: segments.count, animated: false)
      default: insertSegment(withTitle: "\(item)", at: segments.count, animated: false)
      }
    }
    frame.size = intrinsicContentSize
  }

  /// Creates a control with the given frame whose segments perform `actions`.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: segments.count, animated: false) }
  }

  private func setUp() {
    ground.backgroundColor = .tertiarySystemFill
    ground.layer.cornerRadius = 8
    thumb.layer.cornerRadius = 7
    thumb.layer.shadowOpacity = 0.12
    thumb.layer.shadowRadius = 4
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    for view in [ground, thumb] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    show()
  }

  // MARK: Segments

  @MainActor
  private final class Part {
    var action: UIAction?
    var isEnabled = true
    var width: CGFloat = 0
    var offset = CGSize.zero
    let label = UILabel()
    let picture = UIImageView()
    let line = UIView()
    let ground = UIImageView()
    let divider = UIImageView()

    /// All views of the segment, from back to front.
    var views: [UIView] { [ground, line, divider, label, picture] }
  }

  /// The positions of segments, for which content offsets can be set.
  public enum Segment: Int, Sendable {
    /// A segment at any position.
    case any = 0
    /// The leftmost of several segments.
    case left = 1
    /// A segment between the leftmost and the rightmost one.
    case center = 2
    /// The rightmost of several segments.
    case right = 3
    /// The only segment.
    case alone = 4
  }

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// Inserts a segment with a title; `segment` is clamped to the number of segments.
  ///
  /// - Note: `animated` has no effect on Linux.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(at: segment) { $0.label.text = title }
  }

  /// Inserts a segment with an image; `segment` is clamped to the number of segments.
  ///
  /// - Note: `animated` has no effect on Linux.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(at: segment) { $0.picture.image = image }
  }

  /// Inserts a segment that shows `action` and performs it when the user selects the segment; `segment` is
  /// clamped to the number of segments.
  ///
  /// - Note: `animated` has no effect on Linux.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(at: segment) { Self.put(action, into: $0) }
  }

  private static func put(_ action: UIAction, into segment: Part) {
    segment.action = action
    segment.picture.image = action.image
    segment.label.text = action.image == nil ? action.title : nil
  }

  private func insert(at index: Int, _ fill: (Part) -> Void) {
    let segment = Part()
    let place = min(max(0, index), segments.count)
    fill(segment)
    segment.label.textAlignment = .center
    segment.label.lineBreakMode = .byTruncatingTail
    segment.picture.contentMode = .scaleAspectFit
    segment.line.backgroundColor = .separator
    for view in segment.views {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    insertSubview(segment.ground, aboveSubview: thumb)
    segments.insert(segment, at: place)
    if selected >= place { selected += 1 }
    changed()
  }

  /// Removes a segment; a no-op if it does not exist.
  ///
  /// - Note: `animated` has no effect on Linux.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    let old = segments.remove(at: segment)
    for view in old.views { view.removeFromSuperview() }
    if selected == segment { selected = Self.noSegment }
    if selected > segment { selected -= 1 }
    changed()
  }

  /// Removes all segments.
  open func removeAllSegments() {
    while !segments.isEmpty { removeSegment(at: segments.count - 1, animated: false) }
  }

  private func change(_ segment: Int, _ body: (Part) -> Void) {
    guard segments.indices.contains(segment) else { return }
    body(segments[segment])
    changed()
  }

  /// Sets the title of a segment and removes its image.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) {
      $0.label.text = title
      $0.picture.image = nil
    }
  }

  /// Returns the title of a segment.
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].label.text : nil
  }

  /// Sets the image of a segment and removes its title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) {
      $0.picture.image = image
      $0.label.text = nil
    }
  }

  /// Returns the image of a segment.
  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].picture.image : nil
  }

  /// Sets the action of a segment, and displays the image of the action, or else its title, in the segment.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) { Self.put(action, into: $0) }
  }

  /// Returns the action of a segment.
  open func actionForSegment(at segment: Int) -> UIAction? {
    segments.indices.contains(segment) ? segments[segment].action : nil
  }

  /// Returns the index of the segment with the given action; `NSNotFound` if there is none.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  /// Sets the width of a segment, in points; 0 means that it is determined automatically.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = max(0, width) }
  }

  /// Returns the width that was set for a segment, in points; 0 if none was set.
  open func widthForSegment(at segment: Int) -> CGFloat {
    segments.indices.contains(segment) ? segments[segment].width : 0
  }

  /// Sets the offset of a segment's content from its centre, in points.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.offset = offset }
  }

  /// Returns the offset of a segment's content from its centre, in points.
  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    segments.indices.contains(segment) ? segments[segment].offset : .zero
  }

  /// Sets whether a segment is enabled.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  /// Returns whether a segment is enabled.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }

  // MARK: Selection

  private var selected = UISegmentedControl.noSegment

  /// The index of the selected segment; ``noSegment`` for none.
  ///
  /// Setting an index out of range selects none.
  open var selectedSegmentIndex: Int {
    get { selected }
    set {
      let new = segments.indices.contains(newValue) ? newValue : Self.noSegment
      guard new != selected else { return }
      selected = new
      show()
    }
  }

  /// Whether a segment is deselected when the touch ends.
  open var isMomentary = false {
    didSet { if isMomentary { selectedSegmentIndex = Self.noSegment } }
  }
  /// Whether the widths of segments are proportional to their content, instead of equal.
  open var apportionsSegmentWidthsByContent = false { didSet { changed() } }
  /// The colour of the selected segment, or `nil` for the system's.
  open var selectedSegmentTintColor: UIColor? { didSet { show() } }

  /// Sets the text attributes of titles for a state.
  ///
  /// Only `.font` and `.foregroundColor` are used, and only those for `.normal` and `.selected`.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    self.attributes[state.rawValue] = attributes
    changed()
  }

  /// Returns the text attributes of titles that were set for a state; `nil` if there are none.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { attributes[state.rawValue] }

  private func changed() {
    show()
    invalidateIntrinsicContentSize()
  }

  // MARK: Images

  private var pictures = SegmentPictures()

  /// Changes the background and divider images.
  package func changePictures(_ body: (inout SegmentPictures) -> Void) {
    body(&pictures)
    changed()
  }

  /// The background and divider images.
  package var segmentPictures: SegmentPictures { pictures }

  /// Returns the state of a segment.
  private func state(ofSegmentAt index: Int) -> State {
    var state: State = index == selected ? .selected : .normal
    if pressed == index { state.insert(.highlighted) }
    if !(isEnabled && segments[index].isEnabled) { state.insert(.disabled) }
    return state
  }

  private func showPictures() {
    ground.isHidden = pictures.haveGrounds
    if pictures.haveGrounds { thumb.isHidden = true }
    for (index, segment) in segments.enumerated() {
      let state = state(ofSegmentAt: index)
      segment.ground.image = pictures.ground(for: state)
      guard index > 0 else {
        segment.divider.image = nil
        continue
      }
      let before = isMirrored ? index : index - 1
      segment.divider.image = pictures.divider(
        left: self.state(ofSegmentAt: before),
        right: self.state(ofSegmentAt: isMirrored ? index - 1 : index))
      if pictures.haveDividers { segment.line.isHidden = true }
    }
  }

  /// Returns the offset of a segment's content, in points.
  private func shift(ofSegmentAt index: Int) -> UIOffset {
    let place = isMirrored ? segments.count - 1 - index : index
    let kind: Segment =
      switch place {
      case _ where segments.count == 1: .alone
      case 0: .left
      case segments.count - 1: .right
      default: .center
      }
    return pictures.adjustment(for: kind)
  }

  private func attribute<Value>(_ key: NSAttributedString.Key, _ state: State) -> Value? {
    attributes[state.rawValue]?[key] as? Value ?? attributes[State.normal.rawValue]?[key] as? Value
  }

  private func show() {
    thumb.backgroundColor = selectedSegmentTintColor ?? Self.thumbColor
    thumb.isHidden = !segments.indices.contains(selected)
    for (index, segment) in segments.enumerated() {
      let state: State = index == selected ? .selected : .normal
      let size: CGFloat = 13
      segment.label.font =
        attribute(.font, state)
        ?? .systemFont(ofSize: size, weight: index == selected ? .semibold : .medium)
      let isUsable = isEnabled && segment.isEnabled
      let color = isUsable ? attribute(.foregroundColor, state) ?? UIColor.label : .tertiaryLabel
      segment.label.textColor = color
      segment.picture.tintColor = color
      segment.line.isHidden = index == 0 || index == selected || index - 1 == selected
      for view in [segment.label, segment.picture] as [UIView] {
        view.alpha = pressed == index && index != selected ? 0.4 : 1
      }
    }
    if pictures.areThere { showPictures() }
    setNeedsLayout()
  }

  /// Updates the appearance after a change of the state.
  package func stateWasSet() {
    show()
  }

  // MARK: Layout

  private func contentWidth(_ segment: Part) -> CGFloat {
    if segment.width > 0 { return segment.width }
    let own = segment.picture.image?.size.width ?? segment.label.sizeThatFits(.zero).width
    return own.rounded(.up) + 2 * Self.padding
  }

  open override var intrinsicContentSize: CGSize {
    let widths = segments.map(contentWidth)
    let free = zip(segments, widths).filter { $0.0.width == 0 }.map(\.1)
    let fixed = segments.reduce(0) { $0 + $1.width }
    let width =
      apportionsSegmentWidthsByContent
      ? free.reduce(0, +) : (free.max() ?? 0) * CGFloat(free.count)
    return CGSize(width: fixed + width, height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The frames of the segments, in points.
  var places: [CGRect] {
    let fixed = segments.reduce(0) { $0 + $1.width }
    let free = segments.filter { $0.width == 0 }
    let room = max(0, bounds.width - fixed)
    let wanted = free.reduce(0) { $0 + contentWidth($1) }
    var x: CGFloat = 0
    return segments.map { segment in
      let share =
        apportionsSegmentWidthsByContent && wanted > 0
        ? contentWidth(segment) / wanted : 1 / CGFloat(max(1, free.count))
      let width = segment.width > 0 ? segment.width : room * share
      defer { x += width }
      return CGRect(
        x: isMirrored ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = bounds
    let places = places
    for (index, place) in places.enumerated() {
      let segment = segments[index]
      let shift = shift(ofSegmentAt: index)
      let moved = CGSize(
        width: segment.offset.width + shift.horizontal,
        height: segment.offset.height + shift.vertical)
      let line = segment.label.sizeThatFits(.zero).height
      segment.label.frame = CGRect(
        x: place.minX + 4, y: (place.midY - line / 2).rounded(), width: max(0, place.width - 8),
        height: line
      ).offsetBy(dx: moved.width, dy: moved.height)
      if let size = segment.picture.image?.size {
        let height = min(size.height, place.height - 8)
        segment.picture.frame = CGRect(
          x: place.minX + 4, y: (place.midY - height / 2).rounded(),
          width: max(0, place.width - 8), height: height
        ).offsetBy(dx: moved.width, dy: moved.height)
      }
      segment.line.frame = CGRect(
        x: isMirrored ? place.maxX : place.minX, y: 8, width: 1, height: max(0, bounds.height - 16))
      segment.ground.frame = place
      if let divider = segment.divider.image {
        segment.divider.frame = CGRect(
          x: (isMirrored ? place.maxX : place.minX) - divider.size.width / 2, y: 0,
          width: divider.size.width, height: bounds.height)
      }
    }
    if places.indices.contains(selected) {
      thumb.frame = places[selected].narrowed(dx: Self.gap, dy: Self.gap)
    }
  }

  // MARK: User interaction

  private func segment(at touch: UITouch) -> Int? { segment(at: touch.location(in: self)) }

  /// Returns the index of the enabled segment at `point`.
  func segment(at point: CGPoint) -> Int? {
    let found = places.firstIndex { $0.minX <= point.x && point.x < $0.maxX }
    return found.flatMap { segments[$0].isEnabled ? $0 : nil }
  }

  /// Returns the view of a segment's content; `nil` if there is no such segment.
  func face(ofSegmentAt index: Int) -> UIView? {
    guard segments.indices.contains(index) else { return nil }
    let segment = segments[index]
    return segment.picture.image == nil ? segment.label : segment.picture
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pressed = segment(at: touch)
    show()
    return pressed != nil
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pressed = isTouchInside ? segment(at: touch) : nil
    show()
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let chosen = isTouchInside ? touch.flatMap(segment(at:)) : nil
    pressed = nil
    show()
    guard let chosen, isMomentary || chosen != selected else { return }
    choose(chosen)
  }

  /// Selects a segment as the user does: performs its action and sends the control events.
  func choose(_ index: Int) {
    let move = { [self] in
      selected = index
      show()
      layoutIfNeeded()
    }
    if surface == nil || isMomentary || selected == Self.noSegment {
      move()
    } else {
      UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction, animations: move)
    }
    segments[index].action?.perform(for: self)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  open override func cancelTracking(with event: UIEvent?) {
    pressed = nil
    show()
  }

  /// Returns `true`, because the control events have been sent already.
  package func wasPressed() -> Bool { true }
}

extension UISegmentedControl: ArrowStepping {}
