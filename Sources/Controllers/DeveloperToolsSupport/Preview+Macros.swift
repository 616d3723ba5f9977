// SPDX-License-Identifier: Apache-2.0

public import MullionViewControllers
public import MullionViewTree

/// Declares a preview of a view controller, which `mullion previews` draws.
///
/// ```swift
/// #Preview("An empty feed") {
///   FeedViewController(entries: [])
/// }
/// ```
///
/// The closure is compiled in every build, and called when the preview is drawn.
///
/// - Parameters:
///   - name: The name of the preview, or `nil` for the name of its file.
///   - traits: The traits of the preview.
///   - body: The closure that creates the controller.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "MullionPreviewMacros", type: "PreviewMacro")

/// Declares a preview of a view, which `mullion previews` draws.
///
/// The view fills the device unless a trait specifies otherwise.
///
/// - Parameters:
///   - name: The name of the preview, or `nil` for the name of its file.
///   - traits: The traits of the preview.
///   - body: The closure that creates the view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "MullionPreviewMacros", type: "PreviewMacro")
