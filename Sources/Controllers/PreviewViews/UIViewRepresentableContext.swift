// SPDX-License-Identifier: Apache-2.0

/// What the making of a view is told.
@preconcurrency @MainActor
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// Who answers for the view's delegates.
  public let coordinator: Representable.Coordinator
  /// What is around it.
  public let environment: EnvironmentValues
}
