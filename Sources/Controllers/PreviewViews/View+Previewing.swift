// SPDX-License-Identifier: Apache-2.0

import DeveloperToolsSupport
public import Foundation

// What previews say of what they show. What has no meaning for a picture of a view of UIKit's is
// taken, and nothing is done: there is nothing around the view.
extension View {
  private func shown(_ change: (inout _ShownView) -> Void) -> _Views {
    _Views(
      _shown: _shown.map { view in
        var view = view
        change(&view)
        return view
      })
  }

  /// Names the previews.
  public func previewDisplayName(_ value: String?) -> some View { shown { $0.name = value } }

  /// Says how much room the previews have.
  public func previewLayout(_ value: PreviewLayoutChoice) -> some View {
    shown { $0.traits.append(value.layout) }
  }

  /// Says which way up the device is.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    shown { $0.traits.append(value == .portrait ? .portrait : .landscape) }
  }

  /// Gives the previews a size, in points; only where both lengths are given.
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil) -> some View {
    shown { view in
      guard let width, let height else { return }
      view.traits.append(.fixed(CGSize(width: width, height: height)))
    }
  }

  /// The same view: pictures are made on the device that `mullion previews` is told.
  public func previewDevice(_ value: PreviewDevice?) -> some View { shown { _ in } }

  /// The same view: there is nothing around it.
  public func padding(_ length: CGFloat? = nil) -> some View { shown { _ in } }

  /// The same view: it fills the device.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { shown { _ in } }

  /// The same view: it fills the device.
  public func ignoresSafeArea() -> some View { shown { _ in } }
}
