// SPDX-License-Identifier: Apache-2.0

public import MullionViewControllers

/// A SwiftUI view that wraps a UIKit view controller, here as the content of a preview.
@preconcurrency @MainActor
public protocol UIViewControllerRepresentable: View {
  /// The type of the wrapped UIKit view controller.
  associatedtype UIViewControllerType: UIViewController
  /// The type of the coordinator, such as the controller's delegate.
  associatedtype Coordinator = Void
  /// The context of creation and update.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Returns a new controller.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Updates the controller; called once, after its creation.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Returns the coordinator of the controller.
  func makeCoordinator() -> Coordinator
  /// Cleans up the controller.
  ///
  /// - Note: Has no effect on Linux: never called.
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
}

extension UIViewControllerRepresentable {
  /// Does nothing; the default implementation.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  /// An array of one element, which creates and updates the controller when its closure is called.
  public var _shown: [_ShownView] {
    [
      _ShownView(
        .controller {
          let context = Context(coordinator: makeCoordinator(), environment: .current)
          let controller = makeUIViewController(context: context)
          updateUIViewController(controller, context: context)
          ViewOwners.keep(context.coordinator, as: controller)
          return controller
        })
    ]
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Returns `Void`: there is no coordinator.
  public func makeCoordinator() {}
}
