// SPDX-License-Identifier: Apache-2.0

/// A reference to a controller that is strong, or weak as long as the controller holds what has the reference.
@MainActor
struct ControllerReference {
  private weak var found: UIViewController?
  private var held: UIViewController?

  init(_ controller: UIViewController?) {
    found = controller
    held = controller
  }

  /// The controller; nil when it is gone, or there was none.
  var controller: UIViewController? { found }

  /// Whether the reference keeps the controller alive.
  var isStrong: Bool {
    get { held != nil }
    set { held = newValue ? found : nil }
  }
}
