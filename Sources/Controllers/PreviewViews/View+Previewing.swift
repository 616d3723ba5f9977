// SPDX-License-Identifier: Apache-2.0

import DeveloperToolsSupport
public import Foundation

// The preview modifiers of views. Modifiers that have no meaning for an image of a UIKit view are accepted
// as no-ops: there is no surrounding view.
extension View {
  private func shown(_ change: (inout _ShownView) -> Void) -> _Views {
    _Views(
      _shown: _shown.map { view in
        var view = view
        change(&view)
        return view
      })
  }

  /// Returns the views with a display name of their previews.
  public func previewDisplayName(_ value: String?) -> some View { shown { $0.name = value } }

  /// Returns the views with a layout of their previews.
  public func previewLayout(_ value: PreviewLayoutChoice) -> some View {
    shown { $0.traits.append(value.layout) }
  }

  /// Returns the views with a device orientation of their previews.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    shown { $0.traits.append(value == .portrait ? .portrait : .landscape) }
  }

  /// Returns the views with a size of their previews, in points, if both lengths are given; else unchanged.
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil) -> some View {
    shown { view in
      guard let width, let height else { return }
      view.traits.append(.fixed(CGSize(width: width, height: height)))
    }
  }

  /// Returns the views unchanged: the device is an option of `mullion previews`.
  public func previewDevice(_ value: PreviewDevice?) -> some View { shown { _ in } }

  /// Returns the views unchanged: there is no surrounding view.
  public func padding(_ length: CGFloat? = nil) -> some View { shown { _ in } }

  /// Returns the views unchanged: they fill the device.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { shown { _ in } }

  /// Returns the views unchanged: they fill the device.
  public func ignoresSafeArea() -> some View { shown { _ in } }
}
