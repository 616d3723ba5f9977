// SPDX-License-Identifier: Apache-2.0

import DeveloperToolsSupport
import MullionViewTree

extension View {
  /// Returns the views with an environment value.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    _Views(_shown: _shown.map { $0.surrounded { $0[keyPath: keyPath] = value } })
  }

  /// Returns the views with a colour scheme; unchanged if it is `nil`.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    _Views(
      _shown: _shown.map { view in
        view.surrounded { if let colorScheme { $0.colorScheme = colorScheme } }
      })
  }

  /// Returns the views with a colour scheme.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    preferredColorScheme(colorScheme)
  }

  /// Returns the views with a text size.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }
}

extension _ShownView {
  /// Returns the view with a change of its environment; a value set on an inner view takes precedence over an
  /// outer one.
  @MainActor
  fileprivate func surrounded(
    _ change: @escaping @MainActor (inout EnvironmentValues) -> Void
  ) -> _ShownView {
    // The innermost environment already contains the values of the outer ones and writes all of them as
    // traits.
    let isInside = !isSurrounded
    func made<Object>(
      _ make: () -> Object, _ say: (Object, EnvironmentValues) -> Void
    ) -> Object {
      var values = EnvironmentValues.current
      change(&values)
      let object = values.around(make)
      if isInside { say(object, values) }
      return object
    }
    switch content {
    case .view(let make):
      return surrounded(by: .view { made(make) { $1.write(to: &$0.traitOverrides) } })
    case .controller(let make):
      return surrounded(by: .controller { made(make) { $1.write(to: &$0.traitOverrides) } })
    case .several: return self
    }
  }
}
