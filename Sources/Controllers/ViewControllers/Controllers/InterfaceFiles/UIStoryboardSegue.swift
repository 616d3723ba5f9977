// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A way from a scene to another one.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// What the segue is called; nil: it has no name.
  public let identifier: String?
  /// The controller that is left.
  public let source: UIViewController
  /// The controller that is shown.
  public let destination: UIViewController
  /// Shows the destination, when the class doesn't say how.
  package var handler: (() -> Void)?

  /// A segue whose `perform()` shows the destination.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }

  /// A segue that `performHandler` performs.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    handler = performHandler
  }

  /// A segue of a class that only the interface file names; not for callers.
  public required convenience init(
    ofClassKnownAtRunTime identifier: String?, source: UIViewController,
    destination: UIViewController
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
  }

  /// Shows the destination; segues of an application's own class override it.
  open func perform() { handler?() }
}
