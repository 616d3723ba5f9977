// SPDX-License-Identifier: Apache-2.0

/// A reference to a controller that is strong, or weak as long as the controller holds what has the reference.
@MainActor
struct ControllerReference<Controller: AnyObject> {
  private weak var found: Controller?
  private var held: Controller?

  init(_ controller: Controller?) {
    found = controller
    held = controller
  }

  /// The controller; nil when it is gone, or there was none.
  var controller: Controller? { found }

  /// Whether the reference keeps the controller alive.
  var isStrong: Bool {
    get { held != nil }
    set { held = newValue ? found : nil }
  }
}
