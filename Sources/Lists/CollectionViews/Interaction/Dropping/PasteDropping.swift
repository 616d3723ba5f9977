// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// A drop delegate that pastes dropped items into its view, as copies.
@MainActor
final class PasteDropping: NSObject, UIDropInteractionDelegate {
  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool { interaction.view?.canPaste(session.items.map(\.itemProvider)) ?? false }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .copy) }

  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) { interaction.view?.paste(itemProviders: session.items.map(\.itemProvider)) }
}
