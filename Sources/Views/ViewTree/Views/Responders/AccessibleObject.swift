// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What assistive technologies can know about an object.
///
/// Differs from UIKit: there these are members of `NSObject`, which every class can override; here
/// subclasses of this one can. What is set on other objects is kept for them (`_AccessibleByName`).
@preconcurrency @MainActor
open class AccessibleObject: NSObject, _NamedMembers {
  private var properties: AccessibilityProperties?

  /// An object of which nothing is said.
  public override init() {
    super.init()
    TearDown.onMain(self)
  }

  /// The members of the class that can be reached by name.
  open class var _namedMembers: [_NamedMember] { [] }

  /// A property that the object observes by name has another value; does nothing unless overridden.
  ///
  /// Differs from UIKit: only views, view controllers and other responders can observe by name.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// What was said of the object; nil: nothing.
  var said: AccessibilityProperties? { properties }

  /// Says more of the object.
  func change(_ body: (AccessibilityProperties) -> Void) {
    let changed = properties ?? AccessibilityProperties()
    properties = changed
    body(changed)
    AccessibilityChanges.note()
  }

  /// How the object shows that it has the focus, as the application said it; the usual effect where it said nothing.
  final var givenFocusEffect: UIFocusEffect? {
    get {
      guard let given = properties?.focusEffect else { return UIFocusEffect() }
      return given as? UIFocusEffect
    }
    set { change { $0.focusEffect = .some(newValue?.copy() as? UIFocusEffect) } }
  }

  /// What its class says about the object when the application says nothing.
  private var defaults: AccessibilityDefaults? {
    (self as? any AccessibilityDescribing)?.accessibilityDefaults
  }

  // MARK: What it is

  /// Whether assistive technologies see the object as one thing.
  open var isAccessibilityElement: Bool {
    get { properties?.isElement ?? defaults?.isElement ?? false }
    set { change { $0.isElement = newValue } }
  }

  /// Whether the application said that the object is no element, instead of saying nothing.
  package var isSaidToBeNoElement: Bool { properties?.isElement == false }

  /// What it is called.
  open var accessibilityLabel: String? {
    get { properties?.label ?? defaults?.label }
    set {
      change {
        $0.label = newValue
        $0.attributedLabel = nil
      }
    }
  }

  /// What it is set to.
  open var accessibilityValue: String? {
    get { properties?.value ?? defaults?.value }
    set {
      change {
        $0.value = newValue
        $0.attributedValue = nil
      }
    }
  }

  /// What happens when it is used.
  open var accessibilityHint: String? {
    get { properties?.hint ?? defaults?.hint }
    set {
      change {
        $0.hint = newValue
        $0.attributedHint = nil
      }
    }
  }

  /// What it is called, with attributes of how it is spoken, which nobody here heeds; the label.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get {
      properties?.attributedLabel ?? accessibilityLabel.map { NSAttributedString(string: $0) }
    }
    set {
      accessibilityLabel = newValue?.string
      change { $0.attributedLabel = newValue }
    }
  }

  /// What it is set to, with attributes of how it is spoken, which nobody here heeds; the value.
  open var accessibilityAttributedValue: NSAttributedString? {
    get {
      properties?.attributedValue ?? accessibilityValue.map { NSAttributedString(string: $0) }
    }
    set {
      accessibilityValue = newValue?.string
      change { $0.attributedValue = newValue }
    }
  }

  /// What happens when it is used, with attributes of how it is spoken, which nobody here heeds; the hint.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { properties?.attributedHint ?? accessibilityHint.map { NSAttributedString(string: $0) } }
    set {
      accessibilityHint = newValue?.string
      change { $0.attributedHint = newValue }
    }
  }

  /// Whether it keeps its colours where a person has all colours turned into their opposites; kept: no system here does that.
  open var accessibilityIgnoresInvertColors: Bool {
    get { properties?.ignoresInvertColors ?? false }
    set { change { $0.ignoresInvertColors = newValue } }
  }

  /// What it is like.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { properties?.traits ?? defaults?.traits ?? .none }
    set { change { $0.traits = newValue } }
  }

  /// A name for tests and tools.
  open var accessibilityIdentifier: String? {
    get { properties?.identifier }
    set { change { $0.identifier = newValue } }
  }

  /// The language it is read in, as `en-GB`; nil: the person's.
  open var accessibilityLanguage: String? {
    get { properties?.language }
    set { change { $0.language = newValue } }
  }

  /// What kind of text it has, for who reads it aloud; kept: the readers of a desktop don't ask.
  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { properties?.textualContext }
    set { change { $0.textualContext = newValue } }
  }

  /// What it can be called by somebody who speaks.
  open var accessibilityUserInputLabels: [String]? {
    get { properties?.inputLabels ?? accessibilityLabel.map { [$0] } }
    set {
      change {
        $0.inputLabels = newValue
        $0.attributedInputLabels = nil
      }
    }
  }

  /// What it can be called by somebody who speaks, with attributes of how that is spoken, which nobody here heeds.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get {
      properties?.attributedInputLabels
        ?? accessibilityUserInputLabels?.map { NSAttributedString(string: $0) }
    }
    set {
      accessibilityUserInputLabels = newValue?.map(\.string)
      change { $0.attributedInputLabels = newValue }
    }
  }

  /// How touches reach it where its traits allow direct interaction; kept: the readers of a desktop take no touches.
  open var accessibilityDirectTouchOptions: UIAccessibilityDirectTouchOptions {
    get { properties?.directTouch ?? [] }
    set { change { $0.directTouch = newValue } }
  }

  /// Whether a person can do something with it.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { properties?.responds ?? !accessibilityTraits.contains(.staticText) }
    set { change { $0.responds = newValue } }
  }

  /// The name of the group that the focus finds the object in.
  var focusGroup: String? {
    get { properties?.focusGroup }
    set { change { $0.focusGroup = newValue } }
  }

  /// What a view of ours is that no trait tells.
  package var accessibilityRole: AccessibilityRole? {
    get { properties?.role }
    set { change { $0.role = newValue } }
  }

  // MARK: Where it is

  /// Where it is, in the coordinate space of the window, in points.
  ///
  /// Differs from UIKit: windows don't know where they are on the screen.
  open var accessibilityFrame: CGRect {
    get { properties?.frame ?? accessibilityOwnFrame }
    set { change { $0.frame = newValue } }
  }

  /// The outline of the object, in the coordinate space of the window, in points; nil: it is ``accessibilityFrame``.
  ///
  /// Kept for who reads the screen in a test: no technology of a desktop shows outlines.
  open var accessibilityPath: UIBezierPath? {
    get { properties?.path }
    set { change { $0.path = newValue } }
  }

  /// Where it is pressed, in the coordinate space of the window, in points.
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return properties?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { change { $0.activationPoint = newValue } }
  }

  /// Hook of views: where they are in the coordinate space of the window, in points.
  package var accessibilityOwnFrame: CGRect { .zero }

  // MARK: What it holds

  /// Whether what it holds is hidden from assistive technologies.
  open var accessibilityElementsHidden: Bool {
    get { properties?.hidesElements ?? false }
    set { change { $0.hidesElements = newValue } }
  }

  /// Whether what is beside it is to be ignored.
  open var accessibilityViewIsModal: Bool {
    get { properties?.isModal ?? defaults?.isModal ?? false }
    set { change { $0.isModal = newValue } }
  }

  /// Whether what it holds is read together.
  open var shouldGroupAccessibilityChildren: Bool {
    get { properties?.groupsChildren ?? false }
    set { change { $0.groupsChildren = newValue } }
  }

  /// The elements that it holds; nil: those that its subviews are.
  open var accessibilityElements: [Any]? {
    get { properties?.elements }
    set { change { $0.elements = newValue } }
  }

  /// What it is as a holder of elements.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { properties?.containerType ?? .none }
    set { change { $0.containerType = newValue } }
  }

  /// How many elements ``accessibilityElements`` has.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// One of ``accessibilityElements``; nil without it.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// Where an element is in ``accessibilityElements``; `NSNotFound` when it is not.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  // MARK: What can be done with it

  /// What can be done with it beside using it.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { properties?.customActions }
    set { change { $0.customActions = newValue } }
  }

  /// The ways through parts of it that assistive technologies are to offer; those of a desktop offer none.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { properties?.customRotors }
    set { change { $0.customRotors = newValue } }
  }

  /// Uses it; answers false to have it pressed where ``accessibilityActivationPoint`` is.
  open func accessibilityActivate() -> Bool {
    (self as? any AccessibilityDescribing)?.accessibilityUse() ?? false
  }

  /// Raises its value.
  open func accessibilityIncrement() {
    (self as? any AccessibilityDescribing)?.accessibilityAdjust(by: 1)
  }

  /// Lowers its value.
  open func accessibilityDecrement() {
    (self as? any AccessibilityDescribing)?.accessibilityAdjust(by: -1)
  }

  /// Scrolls what it holds by about a page; answers whether there was somewhere to go.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// Leaves what is open; answers whether something was.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Assistive technologies came to it; does nothing unless overridden.
  ///
  /// Never called: those of a desktop don't say where they read.
  open func accessibilityElementDidBecomeFocused() {}

  /// Assistive technologies left it; does nothing unless overridden.
  ///
  /// Never called, as ``accessibilityElementDidBecomeFocused()``.
  open func accessibilityElementDidLoseFocus() {}

  /// Whether assistive technologies are at it: false, since those of a desktop don't say.
  open func accessibilityElementIsFocused() -> Bool { false }

  /// Does what is most important; answers whether it did.
  open func accessibilityPerformMagicTap() -> Bool { false }

  // MARK: Answers when somebody asks

  // Who reads the object asks these first; a nil of theirs leaves the answer to the property.

  /// Answers whether assistive technologies see the object as one thing; nil: nobody is asked.
  open var isAccessibilityElementBlock: AXBoolReturnBlock? {
    get { said?.blocks?.isElement }
    set { change { $0.givenBlocks.isElement = newValue } }
  }

  /// Answers what it is called; nil: nobody is asked.
  open var accessibilityLabelBlock: AXStringReturnBlock? {
    get { said?.blocks?.label }
    set { change { $0.givenBlocks.label = newValue } }
  }

  /// Answers what it is set to; nil: nobody is asked.
  open var accessibilityValueBlock: AXStringReturnBlock? {
    get { said?.blocks?.value }
    set { change { $0.givenBlocks.value = newValue } }
  }

  /// Answers what happens when it is used; nil: nobody is asked.
  open var accessibilityHintBlock: AXStringReturnBlock? {
    get { said?.blocks?.hint }
    set { change { $0.givenBlocks.hint = newValue } }
  }

  /// Answers what it is called, with attributes; `accessibilityLabelBlock` comes before it; nil: nobody is asked.
  open var accessibilityAttributedLabelBlock: AXAttributedStringReturnBlock? {
    get { said?.blocks?.attributedLabel }
    set { change { $0.givenBlocks.attributedLabel = newValue } }
  }

  /// Answers what it is set to, with attributes; `accessibilityValueBlock` comes before it; nil: nobody is asked.
  open var accessibilityAttributedValueBlock: AXAttributedStringReturnBlock? {
    get { said?.blocks?.attributedValue }
    set { change { $0.givenBlocks.attributedValue = newValue } }
  }

  /// Answers what happens when it is used, with attributes; `accessibilityHintBlock` comes before it; nil: nobody is asked.
  open var accessibilityAttributedHintBlock: AXAttributedStringReturnBlock? {
    get { said?.blocks?.attributedHint }
    set { change { $0.givenBlocks.attributedHint = newValue } }
  }

  /// Answers what it is like; nil: nobody is asked.
  open var accessibilityTraitsBlock: AXTraitsReturnBlock? {
    get { said?.blocks?.traits }
    set { change { $0.givenBlocks.traits = newValue } }
  }

  /// Answers its name for tests and tools; nil: nobody is asked.
  open var accessibilityIdentifierBlock: AXStringReturnBlock? {
    get { said?.blocks?.identifier }
    set { change { $0.givenBlocks.identifier = newValue } }
  }

  /// Answers where it is, in the coordinate space of the window, in points; nil: nobody is asked.
  open var accessibilityFrameBlock: AXRectReturnBlock? {
    get { said?.blocks?.frame }
    set { change { $0.givenBlocks.frame = newValue } }
  }

  /// Answers where it is pressed, in the coordinate space of the window, in points; nil: nobody is asked.
  open var accessibilityActivationPointBlock: AXPointReturnBlock? {
    get { said?.blocks?.activationPoint }
    set { change { $0.givenBlocks.activationPoint = newValue } }
  }

  /// Answers whether what it holds is hidden; nil: nobody is asked.
  open var accessibilityElementsHiddenBlock: AXBoolReturnBlock? {
    get { said?.blocks?.hidesElements }
    set { change { $0.givenBlocks.hidesElements = newValue } }
  }

  /// Answers whether what is beside it is to be ignored; nil: nobody is asked.
  open var accessibilityViewIsModalBlock: AXBoolReturnBlock? {
    get { said?.blocks?.isModal }
    set { change { $0.givenBlocks.isModal = newValue } }
  }

  /// Answers the elements that it holds; nil: nobody is asked.
  open var accessibilityElementsBlock: AXArrayReturnBlock? {
    get { said?.blocks?.elements }
    set { change { $0.givenBlocks.elements = newValue } }
  }

  /// Answers what it is as a holder of elements; nil: nobody is asked.
  open var accessibilityContainerTypeBlock: AXContainerTypeReturnBlock? {
    get { said?.blocks?.containerType }
    set { change { $0.givenBlocks.containerType = newValue } }
  }

  /// Answers what can be done with it beside using it; nil: nobody is asked.
  open var accessibilityCustomActionsBlock: AXCustomActionsReturnBlock? {
    get { said?.blocks?.customActions as? AXCustomActionsReturnBlock }
    set { change { $0.givenBlocks.customActions = newValue } }
  }

  /// Called when it is used; false: it is pressed where its activation point is; nil: nobody is asked.
  open var accessibilityActivateBlock: AXBoolReturnBlock? {
    get { said?.blocks?.activate }
    set { change { $0.givenBlocks.activate = newValue } }
  }

  /// Called when its value is to be raised; nil: nobody is asked.
  open var accessibilityIncrementBlock: AXVoidReturnBlock? {
    get { said?.blocks?.increment }
    set { change { $0.givenBlocks.increment = newValue } }
  }

  /// Called when its value is to be lowered; nil: nobody is asked.
  open var accessibilityDecrementBlock: AXVoidReturnBlock? {
    get { said?.blocks?.decrement }
    set { change { $0.givenBlocks.decrement = newValue } }
  }

  /// Called when what is open is to be left; whether something was; nil: nobody is asked.
  open var accessibilityPerformEscapeBlock: AXBoolReturnBlock? {
    get { said?.blocks?.escape }
    set { change { $0.givenBlocks.escape = newValue } }
  }

  // What the readers of a desktop don't ask for: who reads a screen in a test may.

  /// Called to do what is most important; answers whether it did; nil: nobody is asked.
  open var accessibilityMagicTapBlock: AXBoolReturnBlock? {
    get { said?.blocks?.magicTap }
    set { change { $0.givenBlocks.magicTap = newValue } }
  }

  /// Answers the language it is read in; nil: nobody is asked.
  open var accessibilityLanguageBlock: AXStringReturnBlock? {
    get { said?.blocks?.language }
    set { change { $0.givenBlocks.language = newValue } }
  }

  /// Answers what it can be called by somebody who speaks, as texts; nil: nobody is asked.
  open var accessibilityUserInputLabelsBlock: AXArrayReturnBlock? {
    get { said?.blocks?.inputLabels }
    set { change { $0.givenBlocks.inputLabels = newValue } }
  }

  /// Answers what it can be called by somebody who speaks, as texts with attributes; nil: nobody is asked.
  open var accessibilityAttributedUserInputLabelsBlock: AXArrayReturnBlock? {
    get { said?.blocks?.attributedInputLabels }
    set { change { $0.givenBlocks.attributedInputLabels = newValue } }
  }

  /// Answers the ways through parts of it, as rotors; nil: nobody is asked.
  open var accessibilityCustomRotorsBlock: AXArrayReturnBlock? {
    get { said?.blocks?.customRotors }
    set { change { $0.givenBlocks.customRotors = newValue } }
  }

  /// Answers whether a person can do something with it; nil: nobody is asked.
  open var accessibilityRespondsToUserInteractionBlock: AXBoolReturnBlock? {
    get { said?.blocks?.responds }
    set { change { $0.givenBlocks.responds = newValue } }
  }

  /// Answers whether what it holds is read together; nil: nobody is asked.
  open var accessibilityShouldGroupAccessibilityChildrenBlock: AXBoolReturnBlock? {
    get { said?.blocks?.groupsChildren }
    set { change { $0.givenBlocks.groupsChildren = newValue } }
  }
}
