// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A transition from a controller of one scene to a controller of another.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The identifier of the segue, or `nil` if it has none.
  public let identifier: String?
  /// The controller in which the segue begins.
  public let source: UIViewController
  /// The controller that is shown.
  public let destination: UIViewController
  /// The closure that shows the destination, for segues without a class of their own.
  package var handler: (() -> Void)?

  /// Creates a segue whose `perform()` is a no-op unless a subclass overrides it.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }

  /// Creates a segue whose `perform()` calls `performHandler`.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    handler = performHandler
  }

  /// Creates a segue of a class that is only named in the interface file; not for callers.
  public required convenience init(
    ofClassKnownAtRunTime identifier: String?, source: UIViewController,
    destination: UIViewController
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
  }

  /// Performs the segue by calling the closure that shows the destination, if there is one.
  ///
  /// Segue classes of an app override this method.
  open func perform() { handler?() }
}
