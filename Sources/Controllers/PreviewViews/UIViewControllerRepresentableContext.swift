// SPDX-License-Identifier: Apache-2.0

/// What the making of a controller is told.
@preconcurrency @MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// Who answers for the controller's delegates.
  public let coordinator: Representable.Coordinator
  /// What is around it.
  public let environment: EnvironmentValues
}
