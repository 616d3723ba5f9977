// SPDX-License-Identifier: Apache-2.0

public import MullionViewTree

/// A view of UIKit's among SwiftUI's: here, what a preview shows.
@preconcurrency @MainActor
public protocol UIViewRepresentable: View {
  /// The type of the view.
  associatedtype UIViewType: UIView
  /// Who answers for the view's delegates.
  associatedtype Coordinator = Void
  /// What making and updating is told.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view.
  func makeUIView(context: Context) -> UIViewType
  /// Brings the view up to date; called once, when it is made.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Makes who answers for the view's delegates.
  func makeCoordinator() -> Coordinator
  /// Takes leave of the view; never called.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
}

extension UIViewRepresentable {
  /// Nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  /// The view, made and brought up to date.
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
  /// Nobody.
  public func makeCoordinator() {}
}
