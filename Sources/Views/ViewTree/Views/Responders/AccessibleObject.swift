// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An object with accessibility attributes.
///
/// Differs from UIKit: the attributes are members of this class, which its subclasses can override, rather
/// than members of `NSObject`, which every class can override. Attributes of other objects are stored
/// separately (`_AccessibleByName`).
@preconcurrency @MainActor
open class AccessibleObject: NSObject, _NamedMembers {
  private var properties: AccessibilityProperties?

  /// Creates an object without accessibility attributes.
  public override init() {
    super.init()
    TearDown.onMain(self)
  }

  /// The members of the class that are accessible by name.
  open class var _namedMembers: [_NamedMember] { [] }

  /// Called when a property observed by name changed; does nothing by default.
  ///
  /// Differs from UIKit: only views, view controllers and other responders can observe by name.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// The attributes set by the application, or `nil`.
  var said: AccessibilityProperties? { properties }

  /// Changes the attributes set by the application.
  func change(_ body: (AccessibilityProperties) -> Void) {
    let changed = properties ?? AccessibilityProperties()
    properties = changed
    body(changed)
    AccessibilityChanges.record()
  }

  /// The focus effect set by the application; the default effect if none was set.
  final var givenFocusEffect: UIFocusEffect? {
    get {
      guard let given = properties?.focusEffect else { return UIFocusEffect() }
      return given as? UIFocusEffect
    }
    set { change { $0.focusEffect = .some(newValue?.copy() as? UIFocusEffect) } }
  }

  /// The attributes that the class supplies where the application sets none.
  private var defaults: AccessibilityDefaults? {
    (self as? any AccessibilityDescribing)?.accessibilityDefaults
  }

  // MARK: Description

  /// Whether assistive technologies present the object as a single element, without its subviews.
  ///
  /// The default depends on the class: `true` for most controls and for labels with text, `false` for plain
  /// views.
  open var isAccessibilityElement: Bool {
    get { properties?.isElement ?? defaults?.isElement ?? false }
    set { change { $0.isElement = newValue } }
  }

  /// Whether the application explicitly set `isAccessibilityElement` to `false`.
  package var isSaidToBeNoElement: Bool { properties?.isElement == false }

  /// The label that identifies the object.
  open var accessibilityLabel: String? {
    get { properties?.label ?? defaults?.label }
    set {
      change {
        $0.label = newValue
        $0.attributedLabel = nil
      }
    }
  }

  /// The accessibility value, such as the position of a slider, as text.
  open var accessibilityValue: String? {
    get { properties?.value ?? defaults?.value }
    set {
      change {
        $0.value = newValue
        $0.attributedValue = nil
      }
    }
  }

  /// The description of the result of using the object.
  open var accessibilityHint: String? {
    get { properties?.hint ?? defaults?.hint }
    set {
      change {
        $0.hint = newValue
        $0.attributedHint = nil
      }
    }
  }

  /// The label, with attributes of its pronunciation.
  ///
  /// - Note: The attributes have no effect on Linux.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get {
      properties?.attributedLabel ?? accessibilityLabel.map { NSAttributedString(string: $0) }
    }
    set {
      accessibilityLabel = newValue?.string
      change { $0.attributedLabel = newValue }
    }
  }

  /// The value, with attributes of its pronunciation.
  ///
  /// - Note: The attributes have no effect on Linux.
  open var accessibilityAttributedValue: NSAttributedString? {
    get {
      properties?.attributedValue ?? accessibilityValue.map { NSAttributedString(string: $0) }
    }
    set {
      accessibilityValue = newValue?.string
      change { $0.attributedValue = newValue }
    }
  }

  /// The hint, with attributes of its pronunciation.
  ///
  /// - Note: The attributes have no effect on Linux.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { properties?.attributedHint ?? accessibilityHint.map { NSAttributedString(string: $0) } }
    set {
      accessibilityHint = newValue?.string
      change { $0.attributedHint = newValue }
    }
  }

  /// Whether the object keeps its colours when the display's colours are inverted.
  ///
  /// - Note: Has no effect on Linux: no supported system inverts colours.
  open var accessibilityIgnoresInvertColors: Bool {
    get { properties?.ignoresInvertColors ?? false }
    set { change { $0.ignoresInvertColors = newValue } }
  }

  /// The accessibility traits of the object.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { properties?.traits ?? defaults?.traits ?? .none }
    set { change { $0.traits = newValue } }
  }

  /// The identifier for tests and tools.
  open var accessibilityIdentifier: String? {
    get { properties?.identifier }
    set { change { $0.identifier = newValue } }
  }

  /// The language in which the object is spoken, for example `en-GB`; `nil` for the user's language.
  ///
  /// - Note: Has no effect on Linux: assistive technologies are not informed of it.
  open var accessibilityLanguage: String? {
    get { properties?.language }
    set { change { $0.language = newValue } }
  }

  /// The kind of text that the object contains, which determines how it is spoken.
  ///
  /// - Note: Has no effect on Linux: assistive technologies are not informed of it.
  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { properties?.textualContext }
    set { change { $0.textualContext = newValue } }
  }

  /// The names by which the user can refer to the object in voice control.
  ///
  /// - Note: Has no effect on Linux: assistive technologies are not informed of them.
  open var accessibilityUserInputLabels: [String]? {
    get { properties?.inputLabels ?? accessibilityLabel.map { [$0] } }
    set {
      change {
        $0.inputLabels = newValue
        $0.attributedInputLabels = nil
      }
    }
  }

  /// The names by which the user can refer to the object in voice control, with attributes of their
  /// pronunciation.
  ///
  /// - Note: Has no effect on Linux: assistive technologies are not informed of them.
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

  /// The options of touches that reach an object whose traits allow direct interaction.
  ///
  /// - Note: Has no effect on Linux: screen readers of a desktop do not handle touches.
  open var accessibilityDirectTouchOptions: UIAccessibilityDirectTouchOptions {
    get { properties?.directTouch ?? [] }
    set { change { $0.directTouch = newValue } }
  }

  /// Whether the object responds to user interaction.
  ///
  /// - Note: Has no effect on Linux: assistive technologies are not informed of it.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { properties?.responds ?? !accessibilityTraits.contains(.staticText) }
    set { change { $0.responds = newValue } }
  }

  /// The identifier of the object's focus group.
  var focusGroup: String? {
    get { properties?.focusGroup }
    set { change { $0.focusGroup = newValue } }
  }

  /// The role of a view of the library that no trait expresses.
  package var accessibilityRole: AccessibilityRole? {
    get { properties?.role }
    set { change { $0.role = newValue } }
  }

  // MARK: Geometry

  /// The frame of the object, in the coordinate space of the window, in points.
  ///
  /// Differs from UIKit: windows have no position on the screen.
  open var accessibilityFrame: CGRect {
    get { properties?.frame ?? accessibilityOwnFrame }
    set { change { $0.frame = newValue } }
  }

  /// The outline of the object, in the coordinate space of the window, in points; `nil` for
  /// ``accessibilityFrame``.
  ///
  /// - Note: Has no effect on Linux: no assistive technology of a desktop shows outlines. Tests can read it.
  open var accessibilityPath: UIBezierPath? {
    get { properties?.path }
    set { change { $0.path = newValue } }
  }

  /// The point at which the object is activated, in the coordinate space of the window, in points.
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return properties?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { change { $0.activationPoint = newValue } }
  }

  /// The frame of an object whose frame was not set, in the coordinate space of the window, in points; zero
  /// unless overridden, as by views.
  package var accessibilityOwnFrame: CGRect { .zero }

  // MARK: Elements

  /// Whether the elements in the object are hidden from assistive technologies.
  open var accessibilityElementsHidden: Bool {
    get { properties?.hidesElements ?? false }
    set { change { $0.hidesElements = newValue } }
  }

  /// Whether the siblings of the object are ignored by assistive technologies.
  open var accessibilityViewIsModal: Bool {
    get { properties?.isModal ?? defaults?.isModal ?? false }
    set { change { $0.isModal = newValue } }
  }

  /// Whether the elements in the object are read as a group.
  ///
  /// - Note: Has no effect on Linux: assistive technologies are not informed of it.
  open var shouldGroupAccessibilityChildren: Bool {
    get { properties?.groupsChildren ?? false }
    set { change { $0.groupsChildren = newValue } }
  }

  /// The elements in the object; `nil` for those of its subviews.
  open var accessibilityElements: [Any]? {
    get { properties?.elements }
    set { change { $0.elements = newValue } }
  }

  /// The container type of the object.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { properties?.containerType ?? .none }
    set { change { $0.containerType = newValue } }
  }

  /// Returns the number of ``accessibilityElements``.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// Returns the element at `index` of ``accessibilityElements``, or `nil` if there is none.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// Returns the index of `element` in ``accessibilityElements``, or `NSNotFound`.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  // MARK: Actions

  /// The actions of the object in addition to its activation.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { properties?.customActions }
    set { change { $0.customActions = newValue } }
  }

  /// The custom rotors by which assistive technologies navigate in the object.
  ///
  /// - Note: Has no effect on Linux: assistive technologies of a desktop have no rotors.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { properties?.customRotors }
    set { change { $0.customRotors = newValue } }
  }

  /// Activates the object.
  ///
  /// - Returns: Whether the object was activated; with `false`, a press at ``accessibilityActivationPoint``
  ///   is simulated.
  open func accessibilityActivate() -> Bool {
    (self as? any AccessibilityDescribing)?.accessibilityUse() ?? false
  }

  /// Increments the value of the object.
  open func accessibilityIncrement() {
    (self as? any AccessibilityDescribing)?.accessibilityAdjust(by: 1)
  }

  /// Decrements the value of the object.
  open func accessibilityDecrement() {
    (self as? any AccessibilityDescribing)?.accessibilityAdjust(by: -1)
  }

  /// Scrolls the content of the object by about a page.
  ///
  /// - Returns: Whether the content scrolled; `false` by default.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// Dismisses the modal content.
  ///
  /// - Returns: Whether there was modal content; `false` by default.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Called when an assistive technology moved its focus to the object; does nothing by default.
  ///
  /// - Note: Has no effect on Linux: it is never called, as assistive technologies of a desktop do not report
  ///   their focus.
  open func accessibilityElementDidBecomeFocused() {}

  /// Called when an assistive technology moved its focus away from the object; does nothing by default.
  ///
  /// - Note: Has no effect on Linux: it is never called, as ``accessibilityElementDidBecomeFocused()``.
  open func accessibilityElementDidLoseFocus() {}

  /// Returns whether an assistive technology has its focus on the object; always `false`, as those of a
  /// desktop do not report it.
  open func accessibilityElementIsFocused() -> Bool { false }

  /// Performs the most important action.
  ///
  /// - Returns: Whether the action was performed; `false` by default.
  ///
  /// - Note: Has no effect on Linux: it is never called.
  open func accessibilityPerformMagicTap() -> Bool { false }

  // MARK: Blocks

  // Assistive technologies call these blocks first; if a block returns `nil`, the property is used.

  /// The closure that returns whether the object is an accessibility element; `nil` to use the property.
  open var isAccessibilityElementBlock: AXBoolReturnBlock? {
    get { said?.blocks?.isElement }
    set { change { $0.givenBlocks.isElement = newValue } }
  }

  /// The closure that returns the label; `nil` to use the property.
  open var accessibilityLabelBlock: AXStringReturnBlock? {
    get { said?.blocks?.label }
    set { change { $0.givenBlocks.label = newValue } }
  }

  /// The closure that returns the value; `nil` to use the property.
  open var accessibilityValueBlock: AXStringReturnBlock? {
    get { said?.blocks?.value }
    set { change { $0.givenBlocks.value = newValue } }
  }

  /// The closure that returns the hint; `nil` to use the property.
  open var accessibilityHintBlock: AXStringReturnBlock? {
    get { said?.blocks?.hint }
    set { change { $0.givenBlocks.hint = newValue } }
  }

  /// The closure that returns the attributed label; `accessibilityLabelBlock` takes precedence; `nil` to use
  /// the property.
  open var accessibilityAttributedLabelBlock: AXAttributedStringReturnBlock? {
    get { said?.blocks?.attributedLabel }
    set { change { $0.givenBlocks.attributedLabel = newValue } }
  }

  /// The closure that returns the attributed value; `accessibilityValueBlock` takes precedence; `nil` to use
  /// the property.
  open var accessibilityAttributedValueBlock: AXAttributedStringReturnBlock? {
    get { said?.blocks?.attributedValue }
    set { change { $0.givenBlocks.attributedValue = newValue } }
  }

  /// The closure that returns the attributed hint; `accessibilityHintBlock` takes precedence; `nil` to use
  /// the property.
  open var accessibilityAttributedHintBlock: AXAttributedStringReturnBlock? {
    get { said?.blocks?.attributedHint }
    set { change { $0.givenBlocks.attributedHint = newValue } }
  }

  /// The closure that returns the traits; `nil` to use the property.
  open var accessibilityTraitsBlock: AXTraitsReturnBlock? {
    get { said?.blocks?.traits }
    set { change { $0.givenBlocks.traits = newValue } }
  }

  /// The closure that returns the identifier; `nil` to use the property.
  open var accessibilityIdentifierBlock: AXStringReturnBlock? {
    get { said?.blocks?.identifier }
    set { change { $0.givenBlocks.identifier = newValue } }
  }

  /// The closure that returns the frame, in the coordinate space of the window, in points; `nil` to use the
  /// property.
  open var accessibilityFrameBlock: AXRectReturnBlock? {
    get { said?.blocks?.frame }
    set { change { $0.givenBlocks.frame = newValue } }
  }

  /// The closure that returns the activation point, in the coordinate space of the window, in points; `nil`
  /// to use the property.
  open var accessibilityActivationPointBlock: AXPointReturnBlock? {
    get { said?.blocks?.activationPoint }
    set { change { $0.givenBlocks.activationPoint = newValue } }
  }

  /// The closure that returns whether the elements in the object are hidden; `nil` to use the property.
  open var accessibilityElementsHiddenBlock: AXBoolReturnBlock? {
    get { said?.blocks?.hidesElements }
    set { change { $0.givenBlocks.hidesElements = newValue } }
  }

  /// The closure that returns whether the siblings of the object are ignored; `nil` to use the property.
  open var accessibilityViewIsModalBlock: AXBoolReturnBlock? {
    get { said?.blocks?.isModal }
    set { change { $0.givenBlocks.isModal = newValue } }
  }

  /// The closure that returns the elements in the object; `nil` to use the property.
  open var accessibilityElementsBlock: AXArrayReturnBlock? {
    get { said?.blocks?.elements }
    set { change { $0.givenBlocks.elements = newValue } }
  }

  /// The closure that returns the container type; `nil` to use the property.
  open var accessibilityContainerTypeBlock: AXContainerTypeReturnBlock? {
    get { said?.blocks?.containerType }
    set { change { $0.givenBlocks.containerType = newValue } }
  }

  /// The closure that returns the custom actions; `nil` to use the property.
  open var accessibilityCustomActionsBlock: AXCustomActionsReturnBlock? {
    get { said?.blocks?.customActions as? AXCustomActionsReturnBlock }
    set { change { $0.givenBlocks.customActions = newValue } }
  }

  /// The closure called to activate the object; if it returns `false`, a press is simulated; `nil` to use the
  /// method.
  open var accessibilityActivateBlock: AXBoolReturnBlock? {
    get { said?.blocks?.activate }
    set { change { $0.givenBlocks.activate = newValue } }
  }

  /// The closure called to increment the value; `nil` to use the method.
  open var accessibilityIncrementBlock: AXVoidReturnBlock? {
    get { said?.blocks?.increment }
    set { change { $0.givenBlocks.increment = newValue } }
  }

  /// The closure called to decrement the value; `nil` to use the method.
  open var accessibilityDecrementBlock: AXVoidReturnBlock? {
    get { said?.blocks?.decrement }
    set { change { $0.givenBlocks.decrement = newValue } }
  }

  /// The closure called to dismiss modal content, which returns whether there was any; `nil` to use the
  /// method.
  open var accessibilityPerformEscapeBlock: AXBoolReturnBlock? {
    get { said?.blocks?.escape }
    set { change { $0.givenBlocks.escape = newValue } }
  }

  // Desktop assistive technologies do not query these; tests that read a screen can.

  /// The closure that performs the most important action and returns whether it did.
  ///
  /// - Note: Has no effect on Linux: it is not called. Tests can read it.
  open var accessibilityMagicTapBlock: AXBoolReturnBlock? {
    get { said?.blocks?.magicTap }
    set { change { $0.givenBlocks.magicTap = newValue } }
  }

  /// The closure that returns the language in which the object is spoken.
  ///
  /// - Note: Has no effect on Linux: it is not called. Tests can read it.
  open var accessibilityLanguageBlock: AXStringReturnBlock? {
    get { said?.blocks?.language }
    set { change { $0.givenBlocks.language = newValue } }
  }

  /// The closure that returns the names for voice control, as strings.
  ///
  /// - Note: Has no effect on Linux: it is not called. Tests can read it.
  open var accessibilityUserInputLabelsBlock: AXArrayReturnBlock? {
    get { said?.blocks?.inputLabels }
    set { change { $0.givenBlocks.inputLabels = newValue } }
  }

  /// The closure that returns the names for voice control, as attributed strings.
  ///
  /// - Note: Has no effect on Linux: it is not called. Tests can read it.
  open var accessibilityAttributedUserInputLabelsBlock: AXArrayReturnBlock? {
    get { said?.blocks?.attributedInputLabels }
    set { change { $0.givenBlocks.attributedInputLabels = newValue } }
  }

  /// The closure that returns the custom rotors.
  ///
  /// - Note: Has no effect on Linux: it is not called. Tests can read it.
  open var accessibilityCustomRotorsBlock: AXArrayReturnBlock? {
    get { said?.blocks?.customRotors }
    set { change { $0.givenBlocks.customRotors = newValue } }
  }

  /// The closure that returns whether the object responds to user interaction.
  ///
  /// - Note: Has no effect on Linux: it is not called. Tests can read it.
  open var accessibilityRespondsToUserInteractionBlock: AXBoolReturnBlock? {
    get { said?.blocks?.responds }
    set { change { $0.givenBlocks.responds = newValue } }
  }

  /// The closure that returns whether the elements in the object are read as a group.
  ///
  /// - Note: Has no effect on Linux: it is not called. Tests can read it.
  open var accessibilityShouldGroupAccessibilityChildrenBlock: AXBoolReturnBlock? {
    get { said?.blocks?.groupsChildren }
    set { change { $0.givenBlocks.groupsChildren = newValue } }
  }
}
