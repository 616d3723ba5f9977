// SPDX-License-Identifier: Apache-2.0

public import MullionViewControllers

/// A view controller of UIKit's among SwiftUI's views: here, what a preview shows.
@preconcurrency @MainActor
public protocol UIViewControllerRepresentable: View {
  /// The type of the controller.
  associatedtype UIViewControllerType: UIViewController
  /// Who answers for the controller's delegates.
  associatedtype Coordinator = Void
  /// What making and updating is told.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the controller.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Brings the controller up to date; called once, when it is made.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Makes who answers for the controller's delegates.
  func makeCoordinator() -> Coordinator
  /// Takes leave of the controller; never called.
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
}

extension UIViewControllerRepresentable {
  /// Nothing.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  /// The controller, made and brought up to date.
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
  /// Nobody.
  public func makeCoordinator() {}
}
