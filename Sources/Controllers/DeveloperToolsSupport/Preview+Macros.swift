// SPDX-License-Identifier: Apache-2.0

public import MullionViewControllers
public import MullionViewTree

/// Shows a view controller in `mullion previews`.
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
///   - name: what the preview is called; nil: by its file.
///   - traits: how it is shown.
///   - body: makes what is shown.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "MullionPreviewMacros", type: "PreviewMacro")

/// Shows a view in `mullion previews`; it fills the device unless a trait says otherwise.
///
/// - Parameters:
///   - name: what the preview is called; nil: by its file.
///   - traits: how it is shown.
///   - body: makes what is shown.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "MullionPreviewMacros", type: "PreviewMacro")
