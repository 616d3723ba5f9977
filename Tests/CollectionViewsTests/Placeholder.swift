// SPDX-License-Identifier: Apache-2.0

// Removed by the first real file of this suite.
