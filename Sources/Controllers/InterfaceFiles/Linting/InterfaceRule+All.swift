// SPDX-License-Identifier: Apache-2.0

extension InterfaceRule {
  /// All rules, in the order of their codes.
  package static let all = [
    unreadable, dangling, doubledOutlet, doubledIdentifier, unknown, noInitialScene,
    doubledStoryboardIdentifier, prototypeWithoutIdentifier, doubledPrototype, segueWithoutName,
    unreachableScene, missingClass, missingOutlet, missingAction, missingAttribute, unsatisfiable,
    ambiguous, misplaced, fixedFont, noLabel, fixedColor,
  ]

  static let unreadable = InterfaceRule(
    "IF001", "unreadable", .error,
    .init(
      what: "The file can't be read.", consequence: "None of its contents are shown.",
      remedy: "Fix the file at the location, or restore an earlier version of it."))
  static let dangling = InterfaceRule(
    "IF002", "dangling-connection", .error,
    .init(
      what: "An outlet, action, segue or constraint names an object that is not in the file.",
      consequence: "It is left out; an outlet stays nil, and code that uses it traps.",
      remedy: "Connect it again, or remove it."))
  static let doubledOutlet = InterfaceRule(
    "IF003", "doubled-outlet", .warning,
    .init(
      what: "An object has two outlets of one name.",
      consequence: "The outlet has one of both objects, whichever comes last.",
      remedy: "Remove one of the connections, or make it an outlet collection."))
  static let doubledIdentifier = InterfaceRule(
    "IF004", "doubled-id", .error,
    .init(
      what: "Two elements have one id.", consequence: "Connections refer to the first of them.",
      remedy: "Give one of them another id: such files result from manual merges."))
  static let unknown = InterfaceRule(
    "IF005", "not-made", .warning,
    .init(
      what: "An object, element or attribute is not created as the file specifies.",
      consequence: "It is left out or replaced; the message names the replacement.",
      remedy: "Set it in code, or remove it."))
  static let noInitialScene = InterfaceRule(
    "IF006", "no-initial-scene", .advice,
    .init(
      what: "A storyboard has no scene that is shown first.",
      consequence: "Its scenes can be created by their identifiers only.",
      remedy: "Choose an initial view controller, unless code creates scenes by name."))
  static let doubledStoryboardIdentifier = InterfaceRule(
    "IF007", "doubled-storyboard-id", .error,
    .init(
      what: "Two scenes have one storyboard identifier.",
      consequence: "Code gets the first of them.", remedy: "Give one of them another name."))
  static let prototypeWithoutIdentifier = InterfaceRule(
    "IF008", "prototype-without-identifier", .warning,
    .init(
      what: "A prototype cell has no reuse identifier.",
      consequence: "No code can dequeue it, so it is never displayed.",
      remedy: "Give it an identifier."))
  static let doubledPrototype = InterfaceRule(
    "IF009", "doubled-prototype", .warning,
    .init(
      what: "Two prototypes of one list have the same reuse identifier.",
      consequence: "The last of them is used wherever the identifier is dequeued.",
      remedy: "Give each an identifier of its own."))
  static let segueWithoutName = InterfaceRule(
    "IF010", "segue-without-identifier", .advice,
    .init(
      what: "A segue that begins at a controller has no identifier.",
      consequence: "Nothing performs it: only code performs segues of controllers.",
      remedy: "Give it an identifier, or remove it."))
  static let unreachableScene = InterfaceRule(
    "IF011", "unreachable-scene", .warning,
    .init(
      what: "A scene has no storyboard identifier, and nothing leads to it.",
      consequence: "It is never shown.",
      remedy: "Give it an identifier, connect a segue to it, or remove it."))
  static let missingClass = InterfaceRule(
    "IF012", "missing-class", .error,
    .init(
      what: "An object is of a class that the project does not have.",
      consequence: "An object of a library class replaces it, without the behaviour of the class.",
      remedy: "Declare the class, or set another class."))
  static let missingOutlet = InterfaceRule(
    "IF013", "missing-outlet", .error,
    .init(
      what: "An outlet is connected that the object's class does not have.",
      consequence: "It is left out; UIKit raises an exception there.",
      remedy: "Declare the outlet, or remove the connection."))
  static let missingAction = InterfaceRule(
    "IF014", "missing-action", .error,
    .init(
      what: "An action is connected that no class declares.",
      consequence: "The control does nothing; UIKit raises an exception when it is used.",
      remedy: "Declare the method with @IBAction, or remove the connection."))
  static let missingAttribute = InterfaceRule(
    "IF015", "missing-attribute", .error,
    .init(
      what: "An attribute is set that the object's class does not have.",
      consequence: "It is left out; UIKit raises an exception there.",
      remedy: "Declare the property, or remove the attribute."))
  static let unsatisfiable = InterfaceRule(
    "IF020", "unsatisfiable-constraints", .error,
    .init(
      what: "Constraints conflict.",
      consequence: "One of them is left out, and a view is not where it was meant to be.",
      remedy: "Remove one of them, or lower its priority."))
  static let ambiguous = InterfaceRule(
    "IF021", "ambiguous-layout", .warning,
    .init(
      what: "Constraints do not determine a view's position or size.",
      consequence: "It may be elsewhere on another device or system.",
      remedy: "Add the constraints that are missing."))
  static let misplaced = InterfaceRule(
    "IF022", "misplaced-view", .warning,
    .init(
      what: "A view's frame in the file differs from its constraints.",
      consequence: "The app displays it differently from the editor.",
      remedy: "Update its frame, or its constraints."))
  static let fixedFont = InterfaceRule(
    "IF030", "fixed-font", .advice,
    .init(
      what: "A text has a font of fixed size.",
      consequence: "It does not grow when the user chooses larger text.",
      remedy: "Choose a text style, and let the text adjust to the content size."))
  static let noLabel = InterfaceRule(
    "IF031", "no-accessibility-label", .warning,
    .init(
      what: "A control has no text and no accessibility label.",
      consequence: "A screen reader speaks the image's name, or nothing.",
      remedy: "Give it an accessibility label."))
  static let fixedColor = InterfaceRule(
    "IF032", "fixed-color", .advice,
    .init(
      what: "A text or background is black or white in light and dark mode.",
      consequence: "A text may be invisible on a background that adapts, or the reverse.",
      remedy: "Choose a system colour, or one of the asset catalogue with a dark variant."))
}
