// SPDX-License-Identifier: Apache-2.0

/// A reference to a controller that can be strong, or weak while the controller retains the owner of the
/// reference.
@MainActor
struct ControllerReference<Controller: AnyObject> {
  private weak var found: Controller?
  private var held: Controller?

  init(_ controller: Controller?) {
    found = controller
    held = controller
  }

  /// The controller, or `nil` if it was deallocated or never set.
  var controller: Controller? { found }

  /// Whether the reference is strong.
  var isStrong: Bool {
    get { held != nil }
    set { held = newValue ? found : nil }
  }
}
