// SPDX-License-Identifier: Apache-2.0

public import MullionViewTree

/// A SwiftUI view that wraps a UIKit view, here as the content of a preview.
@preconcurrency @MainActor
public protocol UIViewRepresentable: View {
  /// The type of the wrapped UIKit view.
  associatedtype UIViewType: UIView
  /// The type of the coordinator, such as the view's delegate.
  associatedtype Coordinator = Void
  /// The context of creation and update.
  typealias Context = UIViewRepresentableContext<Self>

  /// Returns a new view.
  func makeUIView(context: Context) -> UIViewType
  /// Updates the view; called once, after its creation.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Returns the coordinator of the view.
  func makeCoordinator() -> Coordinator
  /// Cleans up the view.
  ///
  /// - Note: Has no effect on Linux: never called.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
}

extension UIViewRepresentable {
  /// Does nothing; the default implementation.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  /// An array of one element, which creates and updates the view when its closure is called.
  public var _shown: [_ShownView] {
    [
      _ShownView(
        .view {
          let context = Context(coordinator: makeCoordinator(), environment: .current)
          let view = makeUIView(context: context)
          updateUIView(view, context: context)
          ViewOwners.keep(context.coordinator, as: view)
          return view
        })
    ]
  }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Returns `Void`: there is no coordinator.
  public func makeCoordinator() {}
}
