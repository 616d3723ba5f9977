// SPDX-License-Identifier: Apache-2.0

public import DeveloperToolsSupport

/// A type whose views are previews.
@preconcurrency @MainActor
public protocol PreviewProvider {
  /// The type of the view that contains the previews.
  associatedtype Previews: View
  /// The views to preview; each of them is one preview.
  @ViewBuilder static var previews: Previews { get }
}

extension _PreviewPlace {
  /// Registers the previews of a provider type.
  public func record<Provider: PreviewProvider>(_ provider: Provider.Type) {
    let name = "\(provider)".replacing(/_?Previews?$/, with: "")
    record(several: name.isEmpty ? nil : name) { Provider.previews._shown.map(\.record) }
  }

  /// Registers the views of a closure as previews; `traits` are ignored.
  public func record(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    record(several: name) { body()._shown.map(\.record) }
  }
}

/// Declares the views of a closure as previews, which `mullion previews` draws.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "MullionPreviewMacros", type: "PreviewMacro")

extension _ShownView {
  /// The record of the preview; the caller adds the source location.
  fileprivate var record: PreviewRecord {
    PreviewRecord(name: name, fileID: "", line: 0, traits: traits, content: content)
  }
}
